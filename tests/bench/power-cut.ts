import { clientWith } from "#tests/support/server/client.ts"
import { inTurn } from "#tests/support/server/in-turn.ts"
import { layEmptyDatabase } from "#tests/support/server/lay-empty-database.ts"
import { processesLeft } from "#tests/support/server/leftovers.ts"
import { signUp } from "#tests/support/server/sign-up.ts"
import { startServer } from "#tests/support/server/start-server.ts"
import { Writers } from "#tests/support/server/writers.ts"
import { command } from "#tests/support/speech/command.ts"
import { shortTalk } from "#tests/support/speech/meetings.ts"
import { until } from "#tests/support/until.ts"
import { createHash } from "node:crypto"
import { mkdir, readFile } from "node:fs/promises"
import { join } from "node:path"
import { type Bench, medianOf, rounded } from "./bench.ts"

const rounds = 10
const writesPerRound = 120
const recordingsPerRound = 12

/** Ends all writing to a file system at once: what is not on its disk is lost. EXT4_IOC_SHUTDOWN without flushing the log. */
const cut = (folder: string): Promise<unknown> =>
  command("perl", [
    "-e",
    `opendir(D, $ARGV[0]); open(F, "<", "$ARGV[0]/any"); my $how = pack("L", 2);
    ioctl(F, 0x8004587d, $how) or die "shutdown: $!"`,
    folder,
  ])

const hashOf = async (file: string): Promise<string> =>
  readFile(file).then((bytes) => createHash("sha256").update(bytes).digest("hex"), () => "missing")

/** The power is cut ten times under a server that writes and receives recordings, on a disk of its own. Needs root. */
export const powerCut: Bench = async (folder) => {
  const disk = join(folder, "disk")
  const image = join(folder, "image")
  const mount = (): Promise<unknown> => command("mount", ["-o", "loop", image, disk])
  await mkdir(disk)
  await command("truncate", ["-s", "3G", image])
  await command("mkfs.ext4", ["-q", image])
  await mount()
  try {
    await command("touch", [join(disk, "any")])
    await layEmptyDatabase(join(disk, "data"))
    await command("sync", [])
    const options = { folder: disk, entry: "built", env: { ROLE: "api" } } as const
    let server = await startServer(options)
    const { token } = await signUp({ ...server, database: null }, "ada@example.org", "pro")
    const writers = await Writers.of(clientWith(server.url, token), 4)
    const { wav } = await shortTalk()
    const sent = await hashOf(wav)
    const recordings: Array<string> = []
    const starts: Array<number> = []
    const lost: Array<string> = []
    await inTurn(Array.from({ length: rounds }), async () => {
      const client = clientWith(server.url, token)
      writers.start(client)
      const enough = { writes: writers.count + writesPerRound, recordings: recordings.length + recordingsPerRound }
      const uploading = until(async () => {
        const id = await client.upload(wav).catch(() => null)
        if (id === null) return true
        recordings.push(id)
        return false
      }, { every: 1 })
      await until(() => writers.count >= enough.writes && recordings.length >= enough.recordings, { every: 1 })
      await cut(disk)
      await server.kill()
      await Promise.all([writers.stop(), uploading])
      await processesLeft(disk)
      await command("umount", [disk])
      await mount()
      server = await startServer(options)
      starts.push(server.readyAfter)
      lost.push(...await writers.lost(clientWith(server.url, token)))
    })
    const files = await Promise.all(
      recordings.map((id) => hashOf(join(disk, "data", "blobs", "task", id, "source", "0"))),
    )
    const damaged = files.filter((hash) => hash !== sent).length
    await server.stop()
    return {
      figures: {
        "acknowledged writes": writers.count,
        "recordings acknowledged": recordings.length,
        "writes lost": lost.length,
        "recordings damaged": damaged,
        "start after the cut (median, worst)": `${rounded(medianOf(starts) / 1000)}, ${
          rounded(Math.max(...starts) / 1000)
        }`,
      },
      targets: {
        "no acknowledged write is lost": lost.length === 0,
        "no acknowledged recording is damaged": damaged === 0,
        "starts within 2 s": Math.max(...starts) <= 2000,
      },
    }
  } finally {
    await processesLeft(disk)
    await command("umount", ["-l", disk])
  }
}
