import assert from "node:assert/strict"
import { mkdirSync, readFileSync, symlinkSync } from "node:fs"
import { join } from "node:path"
import { signIn } from "../support/server/client.ts"
import type { Client } from "../support/server/client.ts"
import { startServer } from "../support/server/start-server.ts"
import { aContainer } from "./a-container.ts"
import { folder, logOf, podman, root, run, say } from "./podman.ts"
import { talk } from "./talk.ts"

/** The version before: the newest tag, or what PARLEY_UPGRADE_FROM names; null before the first release. */
export const previous = (): string | null => {
  const [newest = ""] = run("git", "tag", "--sort=-creatordate", "--list", "v*").split("\n")
  return process.env["PARLEY_UPGRADE_FROM"] ?? (newest === "" ? null : newest)
}

interface About {
  readonly dependencies: Readonly<Record<string, string>>
  readonly devDependencies: Readonly<Record<string, string>>
}

const aboutAt = (at: string): About => JSON.parse(readFileSync(join(at, "package.json"), "utf8"))

/** Its sources, with today's packages where it asks for no others. */
const sourcesOf = (version: string): string => {
  const at = join(folder, "previous")
  mkdirSync(at)
  run("sh", "-c", 'git archive "$1" | tar -x -C "$2"', "sh", version, at)
  const { dependencies, devDependencies } = aboutAt(root)
  const here = { ...dependencies, ...devDependencies }
  const isHere = Object.entries(aboutAt(at).dependencies).every(([name, asked]) => here[name] === asked)
  if (isHere) symlinkSync(join(root, "node_modules"), join(at, "node_modules"))
  else run("npm", "install", "--prefix", at, "--omit=dev", "--no-audit", "--no-fund", "--loglevel=error")
  return at
}

/** What a person sees of all files. */
const seenBy = async (ada: Client) => {
  const { items } = await ada.call<{ items: ReadonlyArray<{ id: string }> }>(
    "GET",
    "/api/transcription/tasks?page=1&page_size=100",
  )
  const tasks = await Promise.all(items.map(async ({ id }) => {
    const { status, full_text, duration, summary, speakers, timeline } = await ada.task(id)
    return {
      id,
      status,
      full_text,
      duration,
      summary,
      speakers: speakers.length,
      lines: timeline.map((line) => line.text),
    }
  }))
  return { tasks, minutes: (await ada.usage()).minutes_used }
}

/** An account with two files, made by the server of that version; it returns the folder, the token and what was seen. */
const madeBy = async (version: string) => {
  const at = join(folder, "made")
  const server = await startServer({
    folder: at,
    entry: "sources",
    root: sourcesOf(version),
    env: { DEFAULT_PLAN: "pro" },
  })
  const ada = await signIn(server)
  await ada.example()
  await ada.finished(await ada.upload(talk, { language: "en", title: "Before" }))
  const seen = await seenBy(ada)
  assert.equal(await server.stop(), 0, server.log())
  return { data: join(at, "data"), token: ada.token, seen }
}

/** Today's image on the data of an earlier version: a backup first, then the tables change, and all is there. */
export const upgrade = async (image: string, version: string): Promise<void> => {
  const { name, start, answers, clientOf, clean } = aContainer("upgrade")
  const backups = `${name}-backups`
  const { data, token, seen } = await madeBy(version)
  say(`${version} made an account with ${seen.tasks.length} files, and used ${seen.minutes} minutes`)
  clean()
  podman("volume", "rm", "-f", backups)
  try {
    podman("volume", "create", name)
    const volume = podman("volume", "inspect", "-f", "{{.Mountpoint}}", name)
    run("sh", "-c", 'cp -a "$1/." "$2" && chown -R 10001:10001 "$2"', "sh", data, volume)
    start(image, "-v", `${backups}:/backups`, "-e", "BACKUP_DIR=/backups")
    await answers()
    assert.deepEqual(await seenBy(clientOf(token)), seen)
    const kept = podman("exec", name, "ls", "/backups").split("\n").find((one) =>
      one.endsWith("-before-upgrade.tar.gz")
    )
    assert.ok(kept, `There is no backup from before the upgrade:\n${logOf(name)}`)
    say(`upgraded: ${kept}; the session, the files, their lines and the minutes are as they were`)
    say(podman("exec", name, "parley", "backup", "verify", `/backups/${kept}`).split("\n").at(-1) ?? "")
  } finally {
    clean()
    podman("volume", "rm", "-f", backups)
  }
}
