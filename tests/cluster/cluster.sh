#!/usr/bin/env bash
# Runs a command on a cluster of Spark's own kind, which is made for it on this machine, on loopback addresses alone,
# and ended with it: a master and two workers of one core each.
#
#   tests/cluster/cluster.sh validate --generate tiles --count 100000 --json
#
# CLUSTER_DIR names a folder for logs and for the numbers of the processes (worker-1.pid, worker-2.pid, master.pid), so
# that one can be killed to see what happens; it is a temporary one otherwise. CLUSTER_WORKERS is how many workers.
set -euo pipefail
jar="$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)/target/polysweep-cluster.jar"
workers="${CLUSTER_WORKERS:-2}"
java="${JAVA_HOME:+$JAVA_HOME/bin/}java"

fail() {
    echo "cluster: $*" >&2
    exit 2
}

(($#)) || fail "which command? Such as: cluster.sh validate --generate tiles --json"
[[ -f "$jar" ]] || fail "no $jar; ./mvnw -Pcluster -DskipTests -pl tests/cluster -am package makes it"

folder="${CLUSTER_DIR:-}"
if [[ -z "$folder" ]]; then folder="$(mktemp -d)"; else mkdir -p "$folder"; fi
folder="$(cd "$folder" && pwd)"

pids=()
end() {
    trap - EXIT INT TERM HUP
    local pid
    for pid in "${pids[@]}"; do kill "$pid" 2>/dev/null || true; done
    for pid in "${pids[@]}"; do wait "$pid" 2>/dev/null || true; done
    if [[ -z "${CLUSTER_DIR:-}" ]]; then rm -rf "$folder"; fi
}
trap end EXIT
trap 'exit 130' INT
trap 'exit 143' TERM HUP

# A worker starts its executors with what is in jars of this folder.
export SPARK_HOME="$folder/spark" SPARK_SCALA_VERSION=2.13 SPARK_LOCAL_IP=127.0.0.1 SPARK_LOCAL_DIRS="$folder/scratch"
mkdir -p "$SPARK_HOME/jars" "$SPARK_LOCAL_DIRS"
ln -sf "$jar" "$SPARK_HOME/jars/"

# The master says in its log at which port it is.
cat > "$folder/log4j2.properties" <<'LOG'
rootLogger.level = info
rootLogger.appenderRef.stderr.ref = stderr
appender.stderr.type = Console
appender.stderr.name = stderr
appender.stderr.target = SYSTEM_ERR
appender.stderr.layout.type = PatternLayout
appender.stderr.layout.pattern = %d{HH:mm:ss} %p %c{1}: %m%n
LOG

# A part of Spark, by the name of its log.
start() {
    local name="$1"
    shift
    "$java" -Xmx512m -XX:+UseSerialGC -Dlog4j2.configurationFile="$folder/log4j2.properties" -cp "$jar" "$@" \
        > "$folder/$name.log" 2>&1 < /dev/null &
    pids+=($!)
    echo $! > "$folder/$name.pid"
}

# Waits until a log has a line, and prints it; not forever, and not for a process that has ended.
await() {
    local name="$1" words="$2" pid tries
    pid="$(cat "$folder/$name.pid")"
    for ((tries = 0; tries < 1200; tries++)); do
        grep -m 1 -o -E "$words" "$folder/$name.log" && return
        kill -0 "$pid" 2>/dev/null || break
        sleep 0.1
    done
    tail -5 "$folder/$name.log" >&2
    fail "the $name did not begin"
}

start master org.apache.spark.deploy.master.Master --host 127.0.0.1 --port 0 --webui-port 0
await master 'leader! New state: ALIVE' > /dev/null
master="$(await master 'spark://127\.0\.0\.1:[0-9]+')"
for ((worker = 1; worker <= workers; worker++)); do
    start "worker-$worker" org.apache.spark.deploy.worker.Worker --host 127.0.0.1 --port 0 --webui-port 0 \
        --cores 1 --memory 1g --work-dir "$folder/work-$worker" "$master"
done
for ((worker = 1; worker <= workers; worker++)); do
    await "worker-$worker" 'Successfully registered with master' > /dev/null
done

# In the background, so that a signal is heeded.
"$java" -jar "$jar" "$@" --master "$master" < /dev/null &
command=$!
pids+=("$command")
status=0
wait "$command" || status=$?
exit "$status"
