import { existsSync } from "node:fs"
import { connect } from "node:net"
import { Client } from "pg"
import { findProgram, postgresFolders } from "./find-program.ts"
import { sharedServer } from "./shared-server.ts"

const hasDocker = (): boolean => process.env["DOCKER_HOST"] !== undefined || existsSync("/var/run/docker.sock")

/** A PostgreSQL server: TEST_DATABASE_URL, else a container, else Debian's own programs. */
export const postgresUrl = async (): Promise<string> => {
  const given = process.env["TEST_DATABASE_URL"]
  if (given !== undefined) return given
  if (hasDocker()) {
    const { GenericContainer, Wait } = await import("testcontainers")
    const container = await new GenericContainer("postgres:18-alpine")
      .withEnvironment({ POSTGRES_HOST_AUTH_METHOD: "trust", POSTGRES_USER: "test" })
      .withExposedPorts(5432)
      .withWaitStrategy(Wait.forLogMessage(/ready to accept connections/, 2))
      .start()
    return urlOf(container.getHost(), container.getMappedPort(5432))
  }
  return urlOf("127.0.0.1", await debianPostgres())
}

const urlOf = (host: string, port: number): string => `postgres://test@${host}:${port}/postgres`

const debianPostgres = async (): Promise<number> => {
  const initdb = findProgram("initdb", "postgresql", postgresFolders())
  const postgres = findProgram("postgres", "postgresql", postgresFolders())
  const as = process.getuid?.() === 0 ? "setpriv --reuid=postgres --regid=postgres --clear-groups --" : ""
  const fast = ["fsync=off", "synchronous_commit=off", "full_page_writes=off", "shared_buffers=64MB"]
  const { port } = await sharedServer({
    name: "postgres",
    script: `${as === "" ? "" : `chown postgres "$dir" &&`}
      cd "$dir" && ${as} ${initdb} -D "$dir/data" -U test --auth=trust --no-sync --encoding=UTF8 --locale=C &&
      exec ${as} ${postgres} -D "$dir/data" -k "" -h 127.0.0.1 -p $port ${fast.map((one) => `-c ${one}`).join(" ")}`,
    answers: (at) => answersQueries(urlOf("127.0.0.1", at)),
  })
  return port
}

const answersQueries = async (url: string): Promise<boolean> => {
  const client = new Client(url)
  try {
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    await client.end()
  }
}

/** A Redis server: TEST_REDIS_URL, else Debian's own program. */
export const redisUrl = async (): Promise<string> => {
  const given = process.env["TEST_REDIS_URL"]
  if (given !== undefined) return given
  const redis = findProgram("redis-server", "redis-server")
  const { port } = await sharedServer({
    name: "redis",
    script: `cd "$dir" && exec ${redis} --port $port --bind 127.0.0.1 --save "" --appendonly no`,
    answers: isListening,
  })
  return `redis://127.0.0.1:${port}`
}

export const isListening = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1")
    socket.once("connect", () => resolve(socket.destroy().destroyed)).once("error", () => resolve(false))
  })
