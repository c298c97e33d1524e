import type { ChildProcess } from "node:child_process"
import { writeFileSync } from "node:fs"

/**
 * Puts the session of a child behind others, from 1 to 19. Where Linux shares the processor by sessions (autogroups),
 * `nice` only orders what is in the same one.
 */
export const standBack = ({ pid }: ChildProcess, niceness: number): void => {
  try {
    writeFileSync(`/proc/${pid}/autogroup`, String(niceness))
  } catch {
    // Other systems, and kernels without autogroups, go by `nice` alone; or the child has ended.
  }
}
