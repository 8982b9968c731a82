/** Names the lines of the page's scripts and styles that are longer than a limit. */
import { readdirSync, readFileSync } from 'node:fs';

const limit = Number(process.argv[2]);
const folders = ['src/main/resources/semeia/page', 'src/test/page', 'tools', 'types'];
const files = folders
  .flatMap((folder) => readdirSync(folder, { recursive: true }).map((name) => `${folder}/${name}`))
  .filter((name) => /\.(js|css|ts)$/.test(name) && !name.includes('/page/rules/'));

for (const file of files) {
  for (const [n, line] of readFileSync(file, 'utf8').split('\n').entries()) {
    if (line.length <= limit) continue;
    console.error(`${file}:${n + 1} has ${line.length} characters, ${limit} at most`);
    process.exitCode = 1;
  }
}
