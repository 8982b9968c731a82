import { delay, Flow } from '/views/flow.js';
import { same, test } from './harness.js';

test('what comes to its end says so', async () => {
  const flow = new Flow();
  const run = flow.run(() => delay(0));
  same(flow.busy, true);
  same([await run, flow.busy], [true, false]);
});

test('what comes in between breaks off what was going on', async () => {
  const flow = new Flow();
  const first = flow.run(() => delay(5));
  const second = flow.run(() => delay(0));
  same([await first, await second], [false, true]);
});

test('what was halted does not come to its end', async () => {
  const flow = new Flow();
  const run = flow.run(() => delay(0));
  flow.halt();
  same([flow.busy, await run], [false, false]);
});

test('a thought keeps nobody busy', async () => {
  const flow = new Flow();
  const run = flow.run(() => delay(0), { busy: false });
  same(flow.busy, false);
  same(await run, true);
});
