# What a finished build of the program is: `./semeia` and `./check` both read this file, so that each takes what the other made.
# Needs $root, the folder of the sources.
# shellcheck shell=sh disable=SC2154

app=$root/packaging/target/app
stamp=$app/built
page=$root/web/target/page-built
began=$root/target/began

# The stamp is as old as the beginning of the build, so that a source changed meanwhile is newer.
begin_build() {
  mkdir -p "$root/target"
  : >"$began"
}

# The page's rules are compiled only where something that goes into them changed: they take most of the time of a build.
is_page_built() {
  [ -f "$page" ] && [ -s "$root/web/target/classes/semeia/page/rules/semeia.wasm" ] &&
    [ -z "$(find "$root/pom.xml" "$root/web/pom.xml" "$root"/core/src/main "$root"/engine/src/main "$root"/web/src/main/java \
      -newer "$page" -print -quit)" ]
}

finish_build() {
  touch -r "$began" "$page"
  # Files out of Maven's repository may be their owner's alone.
  chmod 644 "$app"/semeia.jar "$app"/lib/*.jar
  jars >"$began.jars"
  touch -r "$began" "$began.jars"
  mv "$began.jars" "$stamp"
}

is_built() {
  is_whole &&
    [ -z "$(find "$root/pom.xml" "$root"/*/pom.xml "$root"/*/src/main "$root/docs/rules" -newer "$stamp" -print -quit)" ]
}

# The stamp holds the sizes of the jars as they were built: one that is missing or cut short is no build.
is_whole() { [ -s "$stamp" ] && [ "$(jars)" = "$(cat "$stamp")" ]; }

# In the C locale, since the words of wc and the order of names follow the language.
jars() { (LC_ALL=C && export LC_ALL && cd "$app" && wc -c semeia.jar lib/*.jar 2>&1); }
