import { rest } from "#web/request/rest.ts"

export const scopes = ["mcp:read", "mcp:write", "mcp:share"] as const
export type Scope = (typeof scopes)[number]

/** What a program asks: who it says it is, where it takes people back to, and what for. */
export interface Question {
  readonly name: string
  readonly host: string
  readonly isLoopback: boolean
  readonly asked: ReadonlyArray<Scope>
}

const pathOf = (id: string): string => `/oauth/consent/${encodeURIComponent(id)}`

export const loadQuestion = async (id: string): Promise<Question> => {
  const data = recordOf(await rest(pathOf(id), { headers: { accept: "application/json" } }))
  const asked = data["asked_scopes"]
  return {
    name: String(data["client_name"]),
    host: String(data["redirect_host"]),
    isLoopback: data["is_loopback"] === true,
    asked: scopes.filter((scope) => Array.isArray(asked) && asked.includes(scope)),
  }
}

/** Answers, and gives where the browser goes next: back to the program. */
export const answerQuestion = async (id: string, answer: object): Promise<string> => {
  const init = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(answer) }
  return String(recordOf(await rest(pathOf(id), init))["next"])
}

const recordOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null ? { ...value } : {}
