import { findPrograms } from "#adapters/storage/embedded-postgres/programs.ts"
import { findRunAs } from "#adapters/storage/embedded-postgres/run-as.ts"
import { Effect } from "effect"
import { connect } from "node:net"
import { inContainer } from "./containers/in-container.ts"
import { runtimeAnswers } from "./containers/runtime.ts"
import { answersQueries, fast } from "./containers/services.ts"
import { findProgram } from "./find-program.ts"
import { sharedServer } from "./shared-server.ts"

/** A PostgreSQL server: TEST_DATABASE_URL, else a container where a runtime answers, else the one that comes with the product. */
export const postgresUrl = async (): Promise<string> =>
  process.env["TEST_DATABASE_URL"] ?? (await runtimeAnswers() ? await containedPostgres() : await bundledPostgres())

const containedPostgres = async (): Promise<string> => {
  const { host, port } = await inContainer("postgres", (at, where) => answersQueries(urlOf(where, at)))
  return urlOf(port, host)
}

const urlOf = (port: number, host = "127.0.0.1"): string => `postgres://test@${host}:${port}/postgres`

const bundledPostgres = async (): Promise<string> => {
  const { initdb, postgres } = await Effect.runPromise(findPrograms(null))
  const { commandLine, account, owner } = await Effect.runPromise(findRunAs)
  const { command, args } = commandLine("env", [])
  const as = (account === null ? [] : ["setpriv", `--reuid=${account.uid}`, `--regid=${account.gid}`, "--clear-groups"])
    .concat(command, args).join(" ")
  const { port } = await sharedServer({
    name: "postgres",
    script: `chown ${owner.uid}:${owner.gid} "$dir" && cd "$dir" &&
      ${as} ${initdb} -D "$dir/data" -U test --auth=trust --no-sync --encoding=UTF8 --locale=C \\
        --locale-provider=builtin --builtin-locale=C.UTF-8 &&
      exec ${as} ${postgres} -D "$dir/data" -k "" -h 127.0.0.1 -p $port ${fast.map((one) => `-c ${one}`).join(" ")}`,
    answers: (at) => answersQueries(urlOf(at)),
  })
  return urlOf(port)
}

/** A Redis server: TEST_REDIS_URL, else a container where a runtime answers, else Debian's own program. */
export const redisUrl = async (): Promise<string> => {
  const given = process.env["TEST_REDIS_URL"]
  if (given !== undefined) return given
  if (await runtimeAnswers()) {
    const { host, port } = await inContainer("redis", isListeningAt)
    return `redis://${host}:${port}`
  }
  const redis = findProgram("redis-server", "redis-server")
  const { port } = await sharedServer({
    name: "redis",
    script: `cd "$dir" && exec ${redis} --port $port --bind 127.0.0.1 --save "" --appendonly no`,
    answers: isListening,
  })
  return `redis://127.0.0.1:${port}`
}

export const isListening = (port: number): Promise<boolean> => isListeningAt("127.0.0.1", port)

export const isListeningAt = (host: string, port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, host)
    socket.once("connect", () => resolve(socket.destroy().destroyed)).once("error", () => resolve(false))
  })
