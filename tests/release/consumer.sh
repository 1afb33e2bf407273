#!/usr/bin/env bash
# Uses the artifacts of a staged release as a stranger would, outside of this tree: a Maven project that depends on
# polygon-core, plain javac with the two jars alone, without EJML, and a Gradle project, if there is a gradle on the path
# that runs on this JDK: Debian 12 has 4.4.1, which runs on 17.
# consumer.sh REPOSITORY GROUP-ID VERSION [MVN [LOCAL-REPOSITORY]]
set -euo pipefail
repository="$(cd "$1" && pwd)"
group="$2"
version="$3"
mvn="${4:-mvn}"
local="${5:-$HOME/.m2/repository}"

folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
sources="$folder/maven/src/main/java/example"
mkdir -p "$sources" "$folder/javac"

cat >"$sources/Main.java" <<'JAVA'
package example;

import org.polysweep.result.SweepResult;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.sweep.Sweeper;

public final class Main {

    public static void main(String[] args) {
        ConvexPolygon crate = ConvexPolygon.of(0, 0, 2, 0, 2, 1, 0, 1);
        ConvexPolygon ramp = ConvexPolygon.of(0, 0, 6, 0, 6, 3);
        SweepResult result = SweepResult.create();
        Sweeper.AUTO.sweep(crate, 0, 5, 8, -8, ramp, 4, 0, 0, 0, result);
        System.out.println(result.verdict() + " " + (result.enter() > 0 && result.enter() < 1));
    }
}
JAVA

# EJML comes along, so its types can be named.
cat >"$sources/WithMatrices.java" <<'JAVA'
package example;

import org.ejml.data.DMatrixRMaj;
import org.polysweep.matrix.Matrices;
import org.polysweep.shape.ConvexPolygon;

public final class WithMatrices {

    public static DMatrixRMaj vertices(ConvexPolygon polygon) {
        return Matrices.toMatrix(polygon);
    }
}
JAVA

cat >"$folder/maven/pom.xml" <<POM
<project xmlns="http://maven.apache.org/POM/4.0.0">
  <modelVersion>4.0.0</modelVersion>
  <groupId>example</groupId>
  <artifactId>example</artifactId>
  <version>1</version>
  <properties>
    <maven.compiler.release>17</maven.compiler.release>
    <project.build.sourceEncoding>UTF-8</project.build.sourceEncoding>
  </properties>
  <repositories>
    <repository>
      <id>staging</id>
      <url>file://$repository</url>
      <releases>
        <checksumPolicy>fail</checksumPolicy>
      </releases>
    </repository>
  </repositories>
  <dependencies>
    <dependency>
      <groupId>$group</groupId>
      <artifactId>polygon-core</artifactId>
      <version>$version</version>
    </dependency>
  </dependencies>
</project>
POM

fail() {
    echo "consumer: $*" >&2
    exit 1
}

jar_of() {
    echo "$1/${group//./\/}/$2/$version/$2-$version.jar"
}

# What is staged is fetched anew; anything else may be what this machine has already.
"$mvn" -B -ntp -q -f "$folder/maven/pom.xml" -Dmaven.repo.local="$folder/local" -Dmaven.repo.local.tail="$local" \
    -Dmaven.repo.local.tail.ignoreAvailability=true compile \
    || fail "a Maven project cannot use polygon-core $version"
for name in polygon-core aabb-fastpath; do
    cmp -s "$(jar_of "$folder/local" "$name")" "$(jar_of "$repository" "$name")" \
        || fail "Maven took another $name than the staged one: is $version in $local?"
done
jars="$(jar_of "$folder/local" polygon-core):$(jar_of "$folder/local" aabb-fastpath)"
said="$(java -cp "$folder/maven/target/classes:$jars" example.Main)"
[[ "$said" == 'HIT true' ]] || fail "the Maven project says '$said'"

jars="$(jar_of "$repository" polygon-core):$(jar_of "$repository" aabb-fastpath)"
javac --release 17 -Xlint:all -Werror -cp "$jars" -d "$folder/javac" "$sources/Main.java" || fail "plain javac fails"
said="$(java -cp "$folder/javac:$jars" example.Main)"
[[ "$said" == 'HIT true' ]] || fail "what plain javac made says '$said'"

# Gradle takes the staged files where they lie; EJML is where Maven has put it.
by='a Maven project and plain javac'
if command -v gradle >/dev/null && gradle -g "$folder/gradle-home" --version >/dev/null 2>&1; then
    mkdir "$folder/gradle"
    cp -r "$folder/maven/src" "$folder/gradle"
    : >"$folder/gradle/settings.gradle"
    cat >"$folder/gradle/build.gradle" <<GRADLE
apply plugin: 'java'
repositories {
    maven { url new File('$repository').toURI() }
    maven { url new File('$folder/local').toURI() }
    maven { url new File('$local').toURI() }
}
dependencies {
    implementation '$group:polygon-core:$version'
}
tasks.withType(JavaCompile) {
    options.encoding = 'UTF-8'
}
task classPath {
    dependsOn classes
    doLast { new File(buildDir, 'path').text = sourceSets.main.runtimeClasspath.asPath }
}
GRADLE
    gradle -g "$folder/gradle-home" -p "$folder/gradle" --offline --no-daemon --quiet classPath >"$folder/gradle-log" 2>&1 \
        || { cat "$folder/gradle-log" >&2; fail "a Gradle project cannot use polygon-core $version"; }
    path="$(cat "$folder/gradle/build/path")"
    for name in polygon-core aabb-fastpath; do
        [[ "$path" == *"$(jar_of "$repository" "$name")"* ]] || fail "Gradle took another $name than the staged one"
    done
    said="$(java -cp "$path" example.Main)"
    [[ "$said" == 'HIT true' ]] || fail "the Gradle project says '$said'"
    by='a Maven project, a Gradle project and plain javac'
else
    echo 'consumer: SKIPPED: there is no gradle that runs on this JDK, so no Gradle project was built' >&2
fi
echo "consumer: $by can use $group:polygon-core:$version"
