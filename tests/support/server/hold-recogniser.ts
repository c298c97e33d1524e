import { eventually } from "./in-turn.ts"
import { processesOf } from "./processes.ts"

const recognisers = (folder: string) =>
  processesOf(folder).filter(({ command }) => command.includes("pocketsphinx_batch"))

/** Stops the built-in recognisers of a server where they are, so that what runs goes on running. Gives the way to let them go. */
export const holdRecogniser = async (folder: string): Promise<() => void> => {
  const found = await eventually(() => recognisers(folder).length > 0 ? recognisers(folder) : null, {
    every: 50,
    within: 30_000,
  })
  const pids = (found ?? []).map(({ pid }) => pid)
  for (const pid of pids) process.kill(pid, "SIGSTOP")
  return () => {
    for (const pid of pids) letGo(pid)
  }
}

/** One that took too long was ended by the server, and is not there any more. */
const letGo = (pid: number): void => {
  try {
    process.kill(pid, "SIGCONT")
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ESRCH")) throw error
  }
}
