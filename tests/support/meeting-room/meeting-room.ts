import { createServer, type Server } from "node:http"
import { networkInterfaces } from "node:os"
import { type WebSocket, WebSocketServer } from "ws"
import { roomPage } from "./room-page.ts"

export interface RoomSettings {
  readonly lobby?: boolean
  readonly password?: string
  readonly prejoin?: boolean
  readonly expired?: boolean
}

interface Member {
  readonly id: string
  readonly name: string
  readonly socket: WebSocket
}

/** One meeting: what its host does, and what was seen of it. */
export interface Room {
  readonly name: string
  readonly url: string
  readonly inside: () => ReadonlyArray<string>
  readonly waiting: () => ReadonlyArray<string>
  readonly chat: ReadonlyArray<{ readonly name: string; readonly text: string }>
  readonly admit: (name: string) => void
  readonly reject: (name: string) => void
  readonly kick: (name: string) => void
  readonly end: () => void
}

interface OpenRoom extends Room {
  readonly settings: RoomSettings
  readonly enter: (member: Member) => void
}

/** A meeting place on loopback with real WebRTC between all who are in a room. It stands for Jitsi in tests. */
export const meetingRooms = async (voices: ReadonlyMap<string, Buffer>) => {
  const rooms = new Map<string, OpenRoom>()
  const asked: Array<string> = []
  const server = createServer((request, answer) => {
    const path = decodeURIComponent(new URL(request.url ?? "/", "http://x").pathname)
    asked.push(path)
    const [, first = "", second = ""] = path.split("/")
    const room = rooms.get(first === "settings" ? second : first)
    if (first === "voice") return void answer.end(voices.get(second))
    if (first === "to-inside") return void answer.writeHead(302, { location: second }).end()
    if (room === undefined) return void answer.writeHead(404).end()
    if (first === "settings") return void answer.end(JSON.stringify(room.settings))
    answer.writeHead(200, { "content-type": "text/html" }).end(roomPage)
  })
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done))
  const port = portOf(server)
  const sockets = new WebSocketServer({ server, path: "/signal" })
  let count = 0
  sockets.on("connection", (socket, request) => {
    const query = new URL(request.url ?? "/", "http://x").searchParams
    const room = rooms.get(query.get("room") ?? "")
    if (room === undefined) return socket.close()
    room.enter({ id: `p${++count}`, name: query.get("name") ?? "", socket })
  })
  const open = (name: string, settings: RoomSettings = {}): Room => {
    const room = openRoom(name, `http://127.0.0.1:${port}/${name}`, settings)
    rooms.set(name, room)
    return room
  }
  const close = () => {
    sockets.clients.forEach((client) => client.terminate())
    sockets.close()
    server.closeAllConnections()
    server.close()
  }
  // Media of the people come from whatever address their browser takes.
  const own = Object.values(networkInterfaces()).flatMap((all) => all ?? []).filter(({ family }) => family === "IPv4")
  const inside = new Set([`127.0.0.1:${port}`, ...own.map(({ address }) => `${address}:${port}`)])
  return { port, open, close, asked, inside }
}

export const portOf = (server: Server): number => {
  const address = server.address()
  return typeof address === "object" && address !== null ? address.port : 0
}

const openRoom = (name: string, url: string, settings: RoomSettings): OpenRoom => {
  const inside = new Map<string, Member>()
  const waiting: Array<Member> = []
  const chat: Array<{ name: string; text: string }> = []
  const tell = ({ socket }: Member, what: object) => socket.send(JSON.stringify(what))
  const others = (member: Member) => [...inside.values()].filter(({ id }) => id !== member.id)
  const letIn = (member: Member) => {
    tell(member, { kind: "joined" })
    for (const other of inside.values()) tell(member, { kind: "meet", from: other.id, name: other.name })
    inside.set(member.id, member)
  }
  const take = (wanted: string): ReadonlyArray<Member> => {
    const found = waiting.filter(({ name }) => name === wanted)
    found.forEach((one) => waiting.splice(waiting.indexOf(one), 1))
    return found
  }
  const enter = (member: Member) => {
    // People of the tests come in by themselves; only those with the name of a guest find a closed door.
    const isGuest = member.name.startsWith("Parley")
    member.socket.on("message", (bytes: Buffer) => {
      const { to, kind, text, ...rest } = JSON.parse(bytes.toString("utf8"))
      if (kind === "password") return text === settings.password ? letIn(member) : tell(member, { kind: "password" })
      if (kind === "chat") {
        chat.push({ name: member.name, text })
        return others(member).forEach((other) => tell(other, { kind: "chat", name: member.name, text }))
      }
      const other = inside.get(to)
      if (other !== undefined) tell(other, { from: member.id, name: member.name, ...rest })
    })
    member.socket.on("close", () => {
      inside.delete(member.id)
      for (const other of inside.values()) tell(other, { kind: "left", from: member.id })
    })
    if (isGuest && settings.password !== undefined) return tell(member, { kind: "password" })
    if (!isGuest || settings.lobby !== true) return letIn(member)
    waiting.push(member)
    tell(member, { kind: "lobby" })
  }
  return {
    name,
    url,
    settings,
    enter,
    chat,
    inside: () => [...inside.values()].map(({ name }) => name),
    waiting: () => waiting.map(({ name }) => name),
    admit: (wanted) => take(wanted).forEach(letIn),
    reject: (wanted) => take(wanted).forEach((member) => tell(member, { kind: "rejected" })),
    kick: (wanted) => inside.forEach((member) => member.name === wanted && tell(member, { kind: "kicked" })),
    end: () => inside.forEach((member) => tell(member, { kind: "ended" })),
  }
}
