import { spawnSync } from "node:child_process"
import { createHash } from "node:crypto"
import { createReadStream, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { basename, join } from "node:path"
import { pipeline } from "node:stream/promises"
import { root, run } from "./packages.mjs"
import { releaseFaults, sectionOf } from "./release-faults.mjs"

const fail = (message) => {
  console.error(message)
  process.exit(1)
}
const git = (...args) => spawnSync("git", args, { cwd: root, encoding: "utf8" }).stdout.trim()
const must = (what, command, args) => {
  console.log(`${what} …`)
  if (run(command, args) !== 0) fail(`${what} failed; nothing was tagged.`)
}

const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"))
const changelog = readFileSync(join(root, "CHANGELOG.md"), "utf8")
const inCode = /version = "([^"]*)"/.exec(readFileSync(join(root, "domain", "kernel", "version.ts"), "utf8"))?.[1]
const faults = releaseFaults({
  version,
  inCode,
  changelog,
  branch: git("rev-parse", "--abbrev-ref", "HEAD"),
  changes: git("status", "--porcelain"),
  tags: git("tag").split("\n"),
})
if (faults.length > 0) fail(`${version} cannot be released:\n${faults.map((fault) => `- ${fault}`).join("\n")}`)
if (process.argv.includes("--check")) {
  console.log(`${version} could be released.`)
  process.exit(0)
}

const folder = join(root, "release")
const archive = join(folder, `parley-${version}.tar.gz`)
const image = join(folder, `parley-${version}-image.tar`)
const name = `parley:${version}`

/** The first builder that is there: each builds the Dockerfile, and writes the image as one file that `docker load` reads. */
const builders = {
  docker: [["build", "-t", name, "."], ["save", "-o", image, name]],
  podman: [["build", "--format", "docker", "-t", name, "."], ["save", "--format", "docker-archive", "-o", image, name]],
  buildah: [["bud", "--isolation", "chroot", "--format", "docker", "-t", name, "."], [
    "push",
    name,
    `docker-archive:${image}:${name}`,
  ]],
}
const builder = Object.keys(builders).find((program) => spawnSync(program, ["--version"]).status === 0)
if (builder === undefined) fail("docker, podman or buildah is needed to build the image.")

rmSync(folder, { recursive: true, force: true })
must("The whole suite", "npm", ["test"])
mkdirSync(folder)
must("The archive", "git", ["archive", "--format=tar.gz", `--prefix=parley-${version}/`, "-o", archive, "HEAD"])
for (const args of builders[builder]) must(`${builder} ${args[0]}`, builder, args)

/** As `sha256sum --check` reads it. */
const sumOf = async (path) => {
  const hash = createHash("sha256")
  await pipeline(createReadStream(path), hash)
  return `${hash.digest("hex")}  ${basename(path)}\n`
}
const sums = join(folder, "SHA256SUMS")
writeFileSync(sums, (await Promise.all([archive, image].map(sumOf))).join(""))
// Last, so that a tag means that all of it is there.
must("The tag", "git", ["tag", "-a", `v${version}`, "--cleanup=verbatim", "-m", sectionOf(changelog, version)])
console.log(`v${version} is tagged, and in ${folder}. Publish it: git push origin main v${version}`)
