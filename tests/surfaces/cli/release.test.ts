import { version } from "#domain/kernel/version.ts"
import { execFileSync, spawnSync } from "node:child_process"
import { createHash } from "node:crypto"
import { chmodSync, cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { beforeAll, describe, expect, it } from "vitest"
import { fileFolder } from "../../support/a-folder.ts"

const folder = fileFolder()
const own = join(import.meta.dirname, "../../..")
const repository = join(folder, "repository")
const programs = join(folder, "programs")

const put = (path: string, content: string) => {
  mkdirSync(join(repository, path, ".."), { recursive: true })
  writeFileSync(join(repository, path), content)
}
const git = (...args: ReadonlyArray<string>) => {
  const named = ["-c", "user.name=Ada", "-c", "user.email=ada@example.org", ...args]
  return execFileSync("git", named, { cwd: repository, encoding: "utf8" })
}
const commit = () => git("add", "-A") + git("commit", "-qm", "test: a state")

/** A program that notes how it was called, and writes what it is asked to. */
const program = (name: string, status = 0) => {
  const lines = [
    "#!/bin/sh",
    `echo "${name} $*" >> "${folder}/calls"`,
    'if [ "$1" = save ]; then echo image > "$3"; fi',
  ]
  writeFileSync(join(programs, name), [...lines, `exit ${status}`, ""].join("\n"))
  chmodSync(join(programs, name), 0o755)
}

const release = (...args: ReadonlyArray<string>) => {
  const identity = {
    GIT_AUTHOR_NAME: "Ada",
    GIT_AUTHOR_EMAIL: "a@b.org",
    GIT_COMMITTER_NAME: "Ada",
    GIT_COMMITTER_EMAIL: "a@b.org",
  }
  const env = { ...identity, PATH: `${programs}:${process.env["PATH"]}` }
  const script = join(repository, "app-cli/launch/release.mjs")
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], { env, encoding: "utf8" })
  return { status, said: `${stdout}${stderr}` }
}

beforeAll(() => {
  cpSync(join(own, "app-cli/launch"), join(repository, "app-cli/launch"), { recursive: true })
  put("package.json", JSON.stringify({ version: "1.2.3" }))
  put("domain/kernel/version.ts", 'export const version = "1.2.2"\n')
  put(
    "CHANGELOG.md",
    "# Changelog\n\n## 1.2.3 — unreleased\n\n- New things.\n\n## 1.2.2 — 2026-01-01\n\n- Old things.\n",
  )
  put(".gitignore", "/release\n")
  mkdirSync(programs)
  git("init", "-q", "-b", "main")
  commit()
})

describe("a release", () => {
  it("is of the version that the product shows", () => {
    expect(JSON.parse(readFileSync(join(own, "package.json"), "utf8")).version).toBe(version)
    expect(JSON.parse(readFileSync(join(own, "package-lock.json"), "utf8")).version).toBe(version)
  })

  it("says all at once what stands in its way", () => {
    git("switch", "-qc", "other")
    put("new.txt", "not committed")
    const { status, said } = release("--check")
    expect(status).toBe(1)
    expect(said).toContain("domain/kernel/version.ts says 1.2.2, package.json 1.2.3")
    expect(said).toContain('"## 1.2.3 — unreleased" needs the day of the release')
    expect(said).toContain("the branch is other")
    expect(said).toContain("?? new.txt")
  })

  it("tags nothing if the suite fails", () => {
    git("switch", "-q", "main")
    put("domain/kernel/version.ts", 'export const version = "1.2.3"\n')
    put("CHANGELOG.md", readFileSync(join(repository, "CHANGELOG.md"), "utf8").replace("unreleased", "2026-12-01"))
    commit()
    expect(release("--check").status).toBe(0)
    program("docker")
    program("npm", 1)
    const { status, said } = release()
    expect([status, git("tag")]).toEqual([1, ""])
    expect(said).toContain("The whole suite failed; nothing was tagged.")
  })

  it("tests, builds archive and image with their checksums, and is tagged last with its section of the changelog", () => {
    program("npm")
    expect(release().status).toBe(0)
    const calls = readFileSync(join(folder, "calls"), "utf8").trim().split("\n")
    const image = join(repository, "release/parley-1.2.3-image.tar")
    expect(calls.filter((call) => !call.endsWith("--version")).slice(1)).toEqual([
      "npm test",
      "docker build -t parley:1.2.3 .",
      `docker save -o ${image} parley:1.2.3`,
    ])
    const made = join(repository, "release")
    const archive = readFileSync(join(made, "parley-1.2.3.tar.gz"))
    const sums = readFileSync(join(made, "SHA256SUMS"), "utf8")
    expect(sums).toContain(`${createHash("sha256").update(archive).digest("hex")}  parley-1.2.3.tar.gz`)
    expect(sums).toContain("  parley-1.2.3-image.tar\n")
    expect(git("tag", "-l", "--format=%(contents)", "v1.2.3").trim()).toBe("## 1.2.3 — 2026-12-01\n\n- New things.")
    expect(release("--check").said).toContain("v1.2.3 exists already")
  })
})
