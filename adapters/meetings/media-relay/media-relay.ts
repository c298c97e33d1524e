import { isPublicAddress } from "#adapters/system/guarded-proxy/public-address.ts"
import { createSocket, type Socket as Datagrams } from "node:dgram"
import type { Duplex } from "node:stream"
import { isChannelData, splitFrames } from "./split-frames.ts"
import {
  type Address,
  attribute,
  failure,
  keyOf,
  kind,
  readStun,
  readXorAddress,
  type StunMessage,
  success,
  valueOf,
  valuesOf,
  writeStun,
  xorAddress,
} from "./stun.ts"

export interface RelayRules {
  /** Addresses inside the network that media may reach all the same. */
  readonly inside: ReadonlySet<string>
}

/** An address of documentation, which nothing has: what asks the proxy for it reaches the relay. */
export const relayAddress = { host: "192.0.2.1", port: 3478 } as const

/** What a browser needs to use it. Anyone who reaches the relay may use it: the way there is private. */
export const relayAccess = { user: "guest", password: "guest" } as const

const realm = "parley"
const key = keyOf(relayAccess.user, realm, relayAccess.password)
const lifetime = 600
/** Channels and peers of one browser. */
const mostPeers = 1000

/**
 * A TURN relay for one connection. It is the only way out for the media of a browser without a network, and carries them
 * by UDP to public addresses alone. Peers see where it sends from; our own addresses are not disclosed.
 */
export const serveRelay = (client: Duplex, { inside }: RelayRules): void => {
  const channels = new Map<number, Address>()
  const channelOf = new Map<string, number>()
  const permitted = new Set<string>()
  let out: Datagrams | null = null

  const say = (message: StunMessage, signedBy: Buffer | null = key): void => {
    if (!client.destroyed) client.write(writeStun(message, signedBy))
  }
  const answer = (asked: StunMessage, attributes: StunMessage["attributes"] = []): void =>
    say({ kind: asked.kind + success, transaction: asked.transaction, attributes })
  const refuse = (asked: StunMessage, code: number, ...more: StunMessage["attributes"]): void =>
    say({
      kind: asked.kind + failure,
      transaction: asked.transaction,
      attributes: [[attribute.error, Buffer.from([0, 0, Math.floor(code / 100), code % 100])], ...more],
    }, code === 401 ? null : key)
  const mayReach = ({ host }: Address): boolean => isPublicAddress(host) || inside.has(host)

  const receive = (bytes: Buffer, { address: host, port }: { readonly address: string; readonly port: number }) => {
    if (!permitted.has(host) || client.destroyed) return
    const channel = channelOf.get(`${host}:${port}`)
    if (channel !== undefined) return void client.write(inChannel(channel, bytes))
    say({
      kind: kind.data,
      transaction: Buffer.alloc(12),
      attributes: [[attribute.peer, xorAddress({ host, port })], [attribute.data, bytes]],
    }, null)
  }
  const open = (asked: StunMessage): void => {
    if (out !== null) return refuse(asked, 437)
    if (valueOf(asked, attribute.family)?.[0] === 2) return refuse(asked, 440)
    const socket = createSocket("udp4", receive)
    out = socket
    socket.on("error", () => client.destroy())
    socket.bind(0, () =>
      answer(asked, [
        [attribute.relayed, xorAddress({ host: relayAddress.host, port: socket.address().port })],
        [attribute.mapped, xorAddress({ host: relayAddress.host, port: 9 })],
        [attribute.lifetime, seconds(lifetime)],
      ]))
  }
  const permit = (asked: StunMessage): ReadonlyArray<Address> | null => {
    const peers = valuesOf(asked, attribute.peer).map(readXorAddress)
    const allowed = peers.flatMap((peer) => peer !== null && mayReach(peer) ? [peer] : [])
    if (out === null || allowed.length !== peers.length || permitted.size > mostPeers) return null
    allowed.forEach(({ host }) => permitted.add(host))
    return allowed
  }
  const bindChannel = (asked: StunMessage): void => {
    const channel = valueOf(asked, attribute.channel)?.readUInt16BE(0) ?? 0
    const [peer] = permit(asked) ?? []
    if (peer === undefined || channel < 0x4000 || channel > 0x7fff) return refuse(asked, 403)
    channels.set(channel, peer)
    channelOf.set(`${peer.host}:${peer.port}`, channel)
    answer(asked)
  }
  const send = (to: Address | null | undefined, bytes: Buffer | null): void => {
    if (to && bytes !== null && permitted.has(to.host)) out?.send(bytes, to.port, to.host, () => undefined)
  }
  const heed = (asked: StunMessage): void => {
    if (asked.kind === kind.send) {
      return send(
        valuesOf(asked, attribute.peer).map(readXorAddress)[0],
        valueOf(asked, attribute.data),
      )
    }
    if (asked.kind === kind.binding) return answer(asked, [[attribute.mapped, xorAddress(relayAddress)]])
    if (valueOf(asked, attribute.integrity) === null) {
      return refuse(asked, 401, [attribute.realm, Buffer.from(realm)], [attribute.nonce, Buffer.from("once")])
    }
    if (asked.kind === kind.allocate) return open(asked)
    if (asked.kind === kind.permit) return permit(asked) === null ? refuse(asked, 403) : answer(asked)
    if (asked.kind === kind.bindChannel) return bindChannel(asked)
    if (asked.kind === kind.refresh) {
      const wanted = valueOf(asked, attribute.lifetime)?.readUInt32BE(0) ?? lifetime
      answer(asked, [[attribute.lifetime, seconds(Math.min(wanted, lifetime))]])
      if (wanted === 0) client.end()
    }
  }
  const take = splitFrames((frame) => {
    if (isChannelData(frame)) return send(channels.get(frame.readUInt16BE(0)), frame.subarray(4))
    const message = readStun(frame)
    if (message === null) client.destroy()
    else heed(message)
  })
  client.on("data", take)
  client.on("error", () => client.destroy())
  client.once("close", () => out?.close())
}

const inChannel = (channel: number, bytes: Buffer): Buffer => {
  const frame = Buffer.alloc(4 + Math.ceil(bytes.length / 4) * 4)
  frame.writeUInt16BE(channel, 0)
  frame.writeUInt16BE(bytes.length, 2)
  bytes.copy(frame, 4)
  return frame
}

const seconds = (value: number): Buffer => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value, 0)
  return bytes
}
