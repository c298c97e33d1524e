import { readFileSync, readlinkSync } from "node:fs"
import { readdir, readFile } from "node:fs/promises"

const mark = "PARLEY_STARTED_BY"

/** What marks the children of this process; nothing where there is no `/proc`. */
export const startedBy = (): Record<string, string> => {
  const self = identityOf(process.pid)
  return self === null ? {} : { [mark]: self }
}

/**
 * Ends what killed servers left behind. Bubblewrap ends with its parent, but its child does not
 * while it is waiting to be set up: it would wait forever.
 */
export const endAbandoned = async (): Promise<void> => {
  const here = namespaceOf(startedBy()[mark])
  if (here === undefined) return
  const names = await readdir("/proc").catch(() => [])
  await Promise.all(
    names.filter((name) => /^\d+$/.test(name)).map(async (pid) => {
      if ((await read(`${pid}/comm`)).trim() !== "bwrap") return
      const parent = (await read(`${pid}/environ`)).split("\0").find((line) => line.startsWith(`${mark}=`))
      const identity = parent?.slice(mark.length + 1)
      if (namespaceOf(identity) !== here || identity === identityOf(idIn(identity))) return
      try {
        process.kill(Number(pid), "SIGKILL")
      } catch {
        // It has ended, or belongs to another user.
      }
    }),
  )
}

const read = (path: string): Promise<string> => readFile(`/proc/${path}`, "latin1").catch(() => "")

/** The namespace of process ids, the id, and when the process started: in a container, ids mean other processes. */
const identityOf = (pid: number): string | null => {
  try {
    // The second field is the name in brackets, which may hold anything; the start is the twenty-second.
    const [, rest = ""] = readFileSync(`/proc/${pid}/stat`, "latin1").split(/\)(?=[^)]*$)/)
    return `${readlinkSync("/proc/self/ns/pid")} ${pid} ${rest.trim().split(" ")[19]}`
  } catch {
    return null
  }
}

const namespaceOf = (identity: string | undefined): string | undefined => identity?.split(" ")[0]
const idIn = (identity: string | undefined): number => Number(identity?.split(" ")[1])
