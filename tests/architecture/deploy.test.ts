import { prometheusNames } from "#adapters/system/opentelemetry/prometheus.ts"
import { Lane } from "#domain/job/job.ts"
import { execFileSync } from "node:child_process"
import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { assert, describe, it } from "vitest"

const root = join(import.meta.dirname, "../..")
const read = (path: string) => readFileSync(join(root, path), "utf8")
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = ""]) => found)

const dockerfile = read("Dockerfile")
const single = read("deploy/compose.yaml")
const scaled = read("deploy/compose.scaled.yaml")
const manifests = readdirSync(join(root, "deploy/kubernetes")).filter((name) => name.endsWith(".yaml"))
const cluster = manifests.map((name) => read(`deploy/kubernetes/${name}`)).join("\n---\n")

const config = "adapters/system/config"
const settings = new Set(
  readdirSync(join(root, config)).flatMap((name) => all(read(`${config}/${name}`), /"([A-Z][A-Z\d_]{2,})"/g)),
)

/** What the block after this line sets, one name a line and indented. */
const namesIn = (text: string, begin: string, end: RegExp) =>
  all(text.slice(text.indexOf(begin)).split(end)[0] ?? "", /^ +([A-Z][A-Z\d_]+): /gm)

const drain = (text: string) => Number(/DRAIN_SECONDS[:=] ?"?(\d+)/.exec(text)?.[1])

describe("the image", () => {
  it("has the engines that `npm start` installs on Debian, and an init", () => {
    const asked = 'import { neededFor } from "./app-cli/launch/engine-packages.mjs";'
      + 'console.log(neededFor("product", "linux", "apt").map(({ apt }) => apt).join(" "))'
    const options = { cwd: root, encoding: "utf8" } as const
    const wanted = execFileSync(process.execPath, ["--input-type=module", "-e", asked], options).trim().split(" ")
    assert.isAbove(wanted.length, 5)
    assert.deepStrictEqual(wanted.filter((name) => !dockerfile.split(/\s+/).includes(name)), [])
    assert.include(dockerfile, 'ENTRYPOINT ["tini", "--", "parley"]')
  })

  it("is built with the Node of package.json, from sources that all reach the build", () => {
    const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(read("package.json"))
    assert.deepStrictEqual(all(dockerfile, /node@([\d.]+)/g), [dependencies["node"]])
    const sent = all(read(".dockerignore"), /^!(.+)$/gm)
    const sources = /const sources = \[([^\]]+)\]/.exec(read("app-cli/launch/build.mjs"))?.[1] ?? ""
    assert.deepStrictEqual(all(sources, /"([^"]+)"/g).filter((name) => !sent.includes(name)), [])
  })

  it("sets what is a setting, and runs as a normal user with one volume", () => {
    const set = all(/^ENV NODE_ENV=.*$/m.exec(dockerfile)?.[0] ?? "", /([A-Z_]+)=/g)
    const others = new Set(["NODE_ENV", "NODE_COMPILE_CACHE"])
    assert.isAbove(set.length, 5)
    assert.deepStrictEqual(set.filter((name) => !settings.has(name) && !others.has(name)), [])
    assert.deepStrictEqual(all(dockerfile, /^USER (.+)$/gm), ["parley"])
    assert.deepStrictEqual(all(dockerfile, /^VOLUME (.+)$/gm), ["/data"])
    const mounted = all(read("docs/deployment.md"), /-v [\w-]+:(\/\w+)/g)
    const made = /install -d -o parley -g parley -m 0700 (.+)$/m.exec(dockerfile)?.[1]?.split(" ") ?? []
    assert.sameMembers(made, [...new Set(mounted)])
  })
})

describe("the compose files and the manifests", () => {
  it("set what is a setting", () => {
    const named = [
      ...namesIn(scaled, "x-environment:", /^services:/m),
      ...all(cluster, /literals: \[(.+)\]/g).flatMap((text) => all(text, /([A-Z_]+)=/g)),
      ...all(cluster, /name: ([A-Z][A-Z_]+), value/g),
    ]
    assert.isAbove(named.length, 15)
    assert.deepStrictEqual(named.filter((name) => !settings.has(name)), [])
  })

  it("have no secret with a default, and publish no port of one but the proxy's", () => {
    const secrets = all(scaled, /(\$\{[A-Z\d_]*(?:PASSWORD|SECRET|TOKEN|ACCESS_KEY)[A-Z\d_]*[^}]*\})/g)
    assert.isAbove(secrets.length, 5)
    assert.deepStrictEqual(secrets.filter((one) => !one.includes(":?")), [])
    const made = all(read("deploy/secrets.sh"), /^for name in (.+); do$/gm).flatMap((names) => names.split(" "))
    assert.sameMembers(made, [...new Set(secrets.map((one) => one.slice(2, one.indexOf(":"))))])
    assert.deepStrictEqual(all(scaled, /^ +(ports: .+)$/gm), [
      'ports: ["${HTTP_PORT:-80}:80", "${HTTPS_PORT:-443}:443"]',
    ])
    assert.include(single, '["127.0.0.1:8420:8420"]')
    assert.notMatch(cluster, /kind: Secret\b|stringData/)
  })

  it("say what is missing, since the podman-compose of Debian 12 leaves what has no words as it is written", () => {
    const settings = all(scaled, /(\$\{[^}]*\})/g)
    assert.isAbove(settings.length, 20)
    assert.deepStrictEqual(settings.filter((one) => !/^\$\{[A-Z\d_]+:[-?][^}]+\}$/.test(one)), [])
  })

  it("ask ports and paths that are served", () => {
    const port = /INTERNAL_PORT=(\d+)/.exec(dockerfile)?.[1]
    assert.deepStrictEqual([...new Set(all(cluster, /name: internal, containerPort: (\d+)/g))], [port])
    assert.deepStrictEqual(all(cluster, /INTERNAL_PORT=(\d+)/g), [port])
    const paths = [...new Set(all(cluster, /httpGet: \{ path: ([^,]+),/g)), "/ready"]
    const served = read("app-api/http/metrics-port.ts")
    assert.deepStrictEqual(paths.filter((path) => !served.includes(`"${path}"`)), [])
    assert.include(read("app-cli/launch/healthy.mjs"), "/ready")
    assert.include(read("docs/rest/openapi.json"), `"${/health_uri (\S+)/.exec(read("deploy/Caddyfile"))?.[1]}"`)
  })

  it("give a process the time that it takes to end", () => {
    const five = 5
    assert.isAbove(Number(/stop_grace_period: (\d+)s/.exec(scaled)?.[1]), drain(scaled) + five)
    const graces = all(cluster, /terminationGracePeriodSeconds: (\d+)/g).map(Number)
    assert.isAbove(Math.min(...graces), drain(cluster) + five)
    assert.strictEqual(graces.length, 2)
  })

  it("scale workers by a metric and lanes that exist", () => {
    const [, metric = "", lanes = ""] = /max\((\w+)\{lane=~"([^"]+)"\}\)/.exec(cluster) ?? []
    assert.include([...prometheusNames.values()], metric)
    assert.deepStrictEqual(lanes.split("|").filter((lane) => !Lane.literals.some((one) => one === lane)), [])
    const listed = all(cluster, /resources: \[(.+)\]/g).flatMap((text) => text.split(", "))
    assert.sameMembers(listed, manifests.filter((name) => name !== "kustomization.yaml"))
  })
})
