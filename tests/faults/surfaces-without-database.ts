interface Asked {
  readonly name: string
  readonly path: string
  readonly init?: RequestInit
}

const json = { "content-type": "application/json" }

/** A request to each surface that needs the database. */
const surfaces: ReadonlyArray<Asked> = [
  { name: "health", path: "/api/health" },
  { name: "REST", path: "/api/transcription/tasks" },
  { name: "tRPC", path: "/trpc/library.listTasks?input=%7B%7D" },
  {
    name: "MCP",
    path: "/mcp",
    init: {
      method: "POST",
      headers: { ...json, accept: "application/json, text/event-stream" },
      body: JSON.stringify({
        jsonrpc: "2.0",
        id: 1,
        method: "tools/call",
        params: { name: "list_tasks", arguments: {} },
      }),
    },
  },
  {
    name: "tus",
    path: "/files",
    init: { method: "POST", headers: { "tus-resumable": "1.0.0", "upload-length": "5" } },
  },
  {
    name: "ticket",
    path: "/api/uploads/00000000-0000-7000-8000-000000000000?ticket=x",
    init: { method: "PUT", body: "bytes" },
  },
  {
    name: "signing in",
    path: "/api/auth/email-link/verify",
    init: { method: "POST", headers: json, body: JSON.stringify({ token: "x", device_id: "d1" }) },
  },
]

interface Answer {
  readonly name: string
  readonly status: number
  readonly waits: boolean
  readonly says: boolean
}

export const answers = (url: string, token: string): Promise<ReadonlyArray<Answer>> =>
  Promise.all(surfaces.map(async ({ name, path, init }) => {
    const headers = new Headers(init?.headers)
    headers.set("authorization", `Bearer ${token}`)
    const response = await fetch(`${url}${path}`, { ...init, headers })
    const text = await response.text()
    return {
      name,
      status: response.status,
      waits: Number(response.headers.get("retry-after")) > 0,
      says: text.includes("DatabaseUnavailable"),
    }
  }))

export const away = surfaces.map(({ name }) => ({ name, status: 503, waits: true, says: true }))
