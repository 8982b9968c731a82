# Runs `semeia tablebase … --spark MASTER`; the launcher reads this file where that option is given. Fetches Spark through Maven on the first use.
# Needs $root, $java, $java_home, and `say` and `die`.
# shellcheck shell=sh disable=SC2154

# What Spark calls its home: `jars` in it is the class path of the driver and, where it starts them itself, of executors.
spark_home=$root/cluster/target/home
spark_stamp=$root/cluster/target/spark-built
spark_log=$root/target/spark.log

is_spark_built() {
  [ -f "$spark_stamp" ] && [ -s "$spark_home/jars/semeia-cluster.jar" ] &&
    [ -z "$(find "$root/pom.xml" "$root"/cluster/pom.xml "$root"/core/src/main "$root"/engine/src/main "$root"/tablebase/src/main \
      "$root"/cluster/src/main -newer "$spark_stamp" -print -quit)" ]
}

build_for_spark() {
  mvn=$(command -v mvn) || die "Maven is missing; it fetches Apache Spark on the first use (on Debian: apt-get install maven)."
  [ -x "$java_home/bin/javac" ] || die "$java_home has no compiler; building for Spark needs a JDK, not only a runtime."
  if [ -s "$spark_home/jars/semeia-cluster.jar" ]; then
    say "building for Apache Spark."
  else
    say "fetching Apache Spark, 220 MB unless Maven has it, and building for it."
  fi
  mkdir -p "$root/target"
  : >"$root/target/spark-began"
  rm -f "$spark_stamp"
  (
    cd "$root"
    JAVA_HOME=$java_home exec "$mvn" -B -Dstart -Pcluster -pl cluster -am -Dmaven.artifact.threads=16 package
  ) >"$spark_log" 2>&1 </dev/null || {
    tail -n 50 "$spark_log" >&2
    die "building for Spark failed; the whole log is in $spark_log"
  }
  touch -r "$root/target/spark-began" "$spark_stamp"
}

run_on_spark() {
  if ! is_spark_built; then
    mkdir -p "$root/target"
    exec 9>"$root/target/lock"
    if command -v flock >/dev/null; then flock 9; fi
    is_spark_built || build_for_spark
    exec 9>&-
  fi
  shift # the word `tablebase`
  for given in "$@"; do # a master on this machine is reached on this machine alone
    case $given in
      local | local\[* | local-cluster\[* | spark://127.* | spark://localhost:* | --spark=local*)
        SPARK_LOCAL_IP=${SPARK_LOCAL_IP:-127.0.0.1}
        export SPARK_LOCAL_IP
        ;;
    esac
  done
  SPARK_HOME=$spark_home SPARK_SCALA_VERSION=2.13
  export SPARK_HOME SPARK_SCALA_VERSION
  terminals=
  if [ -t 2 ]; then terminals=2; fi
  # What Spark looks into of the JDK since it has modules.
  opens=
  for package in java.lang java.lang.invoke java.lang.reflect java.io java.net java.nio java.util java.util.concurrent \
    java.util.concurrent.atomic jdk.internal.ref sun.nio.ch sun.nio.cs sun.security.action sun.util.calendar; do
    opens="$opens --add-opens=java.base/$package=ALL-UNNAMED"
  done
  # shellcheck disable=SC2086 # several options in one word
  exec "$java" $opens -Dsemeia.terminals="$terminals" -cp "$spark_home/jars/*" semeia.cluster.ClusterProgram "$@"
}
