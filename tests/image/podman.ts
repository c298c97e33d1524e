import { spawnSync } from "node:child_process"
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"

export const root = join(import.meta.dirname, "../..")

/** What works inside another container, too: runc, and no limits above those of this process. */
const engine = `[containers]
default_ulimits = ["nofile=1024:1024", "nproc=4096:4096"]
[engine]
cgroup_manager = "cgroupfs"
events_logger = "file"
runtime = "runc"
`

/** Files of this run. */
export const folder = mkdtempSync(join(tmpdir(), "parley-image-"))
const settings = join(folder, "containers.conf")
writeFileSync(settings, engine)

const environment: NodeJS.ProcessEnv = { ...process.env, CONTAINERS_CONF: settings }

/** What a program did and said. */
export const tried = (command: string, ...args: ReadonlyArray<string>) =>
  spawnSync(command, args, { cwd: root, env: environment, encoding: "utf8", maxBuffer: 100_000_000 })

/** Runs a program; a failure ends the run with all that it said. */
export const run = (command: string, ...args: ReadonlyArray<string>): string => {
  const { status, stdout, stderr } = tried(command, ...args)
  if (status === 0) return stdout.trim()
  throw new Error(`${command} ${args.join(" ")}: ${status}\n${stdout.slice(-4000)}\n${stderr.slice(-4000)}`)
}

export const podman = (...args: ReadonlyArray<string>): string => run("podman", ...args)

/** Both streams of a container. */
export const logOf = (name: string): string => {
  const { stdout, stderr } = tried("podman", "logs", name)
  return stdout + stderr
}

/** The first process of a container: as a cut of the power, SIGKILL to it ends all others, too. */
export const pidOf = (name: string): number => Number(podman("inspect", "-f", "{{.State.Pid}}", name))

export const say = (text: string): void => {
  process.stdout.write(`${new Date().toISOString().slice(11, 19)}  ${text}\n`)
}

const base = "docker.io/library/debian:bookworm-slim"

const mirror = (): string => {
  const sources = "/etc/apt/sources.list.d/debian.sources"
  return (existsSync(sources) ? /^URIs: (\S+)/m.exec(readFileSync(sources, "utf8"))?.[1] : null)
    ?? "http://deb.debian.org/debian"
}

/** Debian from its packages, under the name of the image that a registry would give; without what the slim one leaves out. */
export const ensureBase = (): void => {
  if (tried("podman", "image", "exists", base).status === 0) return
  const system = join(folder, "debian")
  run("debootstrap", "--variant=minbase", "bookworm", system, mirror())
  const left = [
    "usr/share/doc",
    "usr/share/man",
    "usr/share/info",
    "usr/share/locale",
    "var/cache/apt",
    "var/lib/apt/lists",
  ]
  for (const path of left) run("sh", "-c", `rm -rf "$1"/*`, "sh", join(system, path))
  run("sh", "-c", `tar -C "$1" -c . | podman import -q - ${base}`, "sh", system)
}

/** A machine with certificates of its own installs packages with those. */
const ownCertificates = (): ReadonlyArray<string> => {
  const bundle = process.env["NODE_EXTRA_CA_CERTS"] ?? "/etc/ssl/certs/ca-certificates.crt"
  if (!existsSync(bundle)) return []
  return ["--volume", `${bundle}:/run/certificates.crt:ro`, "--build-arg", "NPM_CONFIG_CAFILE=/run/certificates.crt"]
}

/** Builds a Dockerfile, with the health check in it. */
export const build = (
  image: string,
  context: string,
  dockerfile = join(root, "Dockerfile"),
  ...more: ReadonlyArray<string>
): void => {
  const kind = ["--isolation", "chroot", "--format", "docker", "--layers"]
  run(
    "nice",
    "-n",
    "15",
    "buildah",
    "bud",
    ...kind,
    ...ownCertificates(),
    ...more,
    "-f",
    dockerfile,
    "-t",
    image,
    context,
  )
}
