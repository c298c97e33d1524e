import { lookup } from "node:dns/promises"
import { connect, type Socket } from "node:net"
import { isPublicAddress } from "./public-address.ts"

/** The way out leads to an address, or a port, that is not for the public. */
export class DialRefused extends Error {}

/** Addresses of a name, as `node:dns` looks them up. */
export type Lookup = (name: string) => Promise<ReadonlyArray<{ readonly address: string }>>

export interface DialRules {
  /** Addresses that are allowed although they are inside, as "host:port". */
  readonly inside: ReadonlySet<string>
  readonly lookup?: Lookup
  /** Whether a port of a public address may be reached; those of web pages by default. */
  readonly isPort?: (port: number) => boolean
  /** Milliseconds without a byte after which a connection counts as dead; half a minute by default. */
  readonly idleTime?: number
}

const isWebPort = (port: number): boolean => port === 80 || port === 443

const usualIdleTime = 30_000
const connectTime = 10_000

/**
 * Connects to a host. Its name is looked up once, every address that it has must be public, and the connection goes to one of
 * the very addresses that were checked: what the name means a moment later does not matter.
 */
export const dial = async (
  host: string,
  port: number,
  { inside, lookup: find = findAll, isPort = isWebPort, idleTime = usualIdleTime }: DialRules,
): Promise<Socket> => {
  const name = host.replace(/^\[|\]$/g, "").toLowerCase()
  const isAllowed = inside.has(`${name}:${port}`)
  if (!isAllowed && !isPort(port)) throw new DialRefused("the port")
  const found = await find(name)
  if (!isAllowed && !found.every(({ address }) => isPublicAddress(address))) throw new DialRefused("the address")
  const socket = await firstOf(found.map(({ address }) => address), port)
  return socket.setTimeout(idleTime, () => socket.destroy())
}

/** The first of them that answers. */
const firstOf = ([address, ...others]: ReadonlyArray<string>, port: number): Promise<Socket> => {
  if (address === undefined) return Promise.reject(new Error("the name has no address"))
  const attempt = connected(address, port)
  return others.length === 0 ? attempt : attempt.catch(() => firstOf(others, port))
}

export const findAll: Lookup = (name) => lookup(name, { all: true })

const connected = (host: string, port: number): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = connect({ host, port })
    socket.setTimeout(connectTime, () => socket.destroy(new Error("no answer")))
    socket.once("error", reject)
    socket.once("connect", () => {
      socket.off("error", reject)
      socket.on("error", () => socket.destroy())
      socket.removeAllListeners("timeout")
      resolve(socket)
    })
  })
