/** How a host of assistants logs in: its user allows it on a page of ours, or it is given a key. */
export type Way = "account" | "key"

/** What is taken to a host: where it goes, and what it is. */
export interface Setup {
  readonly into: "address" | "command" | "file"
  /** The file it goes into. */
  readonly file?: string
  readonly text: string
}

interface Host {
  readonly name: string
  /** Whether it calls from the internet, and so reaches no server that is only on this machine. */
  readonly isElsewhere?: true
  /** What its settings say, if the address is typed there. */
  readonly note?: "claude" | "chatgpt"
  readonly account: (url: string) => Setup
  /** Missing where a host takes no keys. */
  readonly key?: (url: string) => Setup
}

const header = "Authorization: Bearer mcp_…"
const headers = { Authorization: "Bearer mcp_…" }

const address = (url: string): Setup => ({ into: "address", text: url })
const command = (text: string): Setup => ({ into: "command", text })
const file = (name: string, content: object): Setup => ({
  into: "file",
  file: name,
  text: JSON.stringify(content, null, 2),
})

const cursor = (server: object): Setup => file("~/.cursor/mcp.json", { mcpServers: { parley: server } })
const code = (server: object): Setup => file(".vscode/mcp.json", { servers: { parley: { type: "http", ...server } } })
/** The common hosts, as their manuals describe them. */
export const hosts: Readonly<Record<string, Host>> = {
  claude: { name: "Claude", isElsewhere: true, note: "claude", account: address },
  "claude-code": {
    name: "Claude Code",
    account: (url) => command(`claude mcp add --scope user --transport http parley ${url}\nclaude mcp login parley`),
    key: (url) => command(`claude mcp add --scope user --transport http parley ${url} --header "${header}"`),
  },
  chatgpt: { name: "ChatGPT", isElsewhere: true, note: "chatgpt", account: address },
  cursor: { name: "Cursor", account: (url) => cursor({ url }), key: (url) => cursor({ url, headers }) },
  code: { name: "VS Code", account: (url) => code({ url }), key: (url) => code({ url, headers }) },
  gemini: {
    name: "Gemini CLI",
    account: (url) => command(`gemini mcp add --scope user --transport http parley ${url}`),
    key: (url) => command(`gemini mcp add --scope user --transport http --header "${header}" parley ${url}`),
  },
  codex: {
    name: "Codex",
    account: (url) => command(`codex mcp add parley --url ${url}`),
    key: (url) =>
      command(`export PARLEY_MCP_KEY=mcp_…\ncodex mcp add parley --url ${url} --bearer-token-env-var PARLEY_MCP_KEY`),
  },
  opencode: {
    name: "opencode",
    account: (url) => command(`opencode mcp add parley --url ${url}\nopencode mcp auth parley`),
    key: (url) => command(`opencode mcp add parley --url ${url} --header "Authorization=Bearer mcp_…"`),
  },
}
