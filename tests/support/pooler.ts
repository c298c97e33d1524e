import { Effect } from "effect"
import { spawn } from "node:child_process"
import { once } from "node:events"
import { writeFile } from "node:fs/promises"
import { join } from "node:path"
import { scopedFolder } from "./a-folder.ts"
import { findProgram } from "./find-program.ts"
import { freePort } from "./server/free-port.ts"
import { isListening } from "./servers.ts"
import { until } from "./until.ts"

/** Debian's pgbouncer in front of a database, in this mode, while the scope is open; its address. */
export const pooled = Effect.fnUntraced(function*(database: string, mode: "session" | "transaction") {
  const folder = yield* scopedFolder
  const { hostname, port, pathname, username, password } = new URL(database)
  const own = yield* Effect.promise(freePort)
  const config = join(folder, "pgbouncer.ini")
  const secret = password === "" ? "" : ` password=${decodeURIComponent(password)}`
  yield* Effect.promise(() =>
    writeFile(
      config,
      [
        "[databases]",
        `* = host=${hostname} port=${port} user=${username}${secret}`,
        "[pgbouncer]",
        "listen_addr = 127.0.0.1",
        `listen_port = ${own}`,
        "unix_socket_dir =",
        "auth_type = any",
        `pool_mode = ${mode}`,
        "ignore_startup_parameters = extra_float_digits",
      ].join("\n"),
    )
  )
  const program = findProgram("pgbouncer", "pgbouncer", ["/usr/sbin"])
  // It refuses to stay root.
  const args = process.getuid?.() === 0 ? ["-u", "nobody", config] : [config]
  yield* Effect.acquireRelease(
    Effect.sync(() => spawn(program, args, { stdio: "ignore" })),
    (child) =>
      Effect.promise(async () => {
        const gone = once(child, "exit")
        if (child.kill("SIGKILL")) await gone
      }),
  )
  yield* Effect.promise(() => until(() => isListening(own), { every: 20 }))
  return `postgres://${username}@127.0.0.1:${own}${pathname}`
})
