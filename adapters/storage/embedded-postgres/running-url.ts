import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { placesIn, user } from "./create-cluster.ts"

/** Where the database of a data folder answers while a server runs it; null if none does. */
export const urlOfRunning = async (dataDir: string): Promise<string | null> => {
  const { data, password } = placesIn(join(dataDir, "database"))
  const [, , , , socket] = (await readFile(join(data, "postmaster.pid"), "utf8").catch(() => "")).split("\n")
  if (socket === undefined || socket.trim() === "") return null
  return addressOf(socket.trim(), await readFile(password, "utf8"))
}

export const addressOf = (socket: string, password: string): string =>
  `postgres://${user}:${password}@localhost/postgres?host=${encodeURIComponent(socket)}`
