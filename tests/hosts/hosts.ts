import type { hosts as onThePage } from "#web/features/account/hosts.ts"
import type { Typed } from "./host-home.ts"

/** A real host as its maker publishes it, and how it is run by a script. */
export interface Host {
  readonly package: string
  readonly version: string
  /** Settings of its process: none of them is about Parley. */
  readonly environment: (model: string) => Readonly<Record<string, string>>
  /** Files of its home that its own model needs, and what it takes to ask nobody. */
  readonly files: (model: string) => Readonly<Record<string, object | string>>
  /** Its setup on the page “Connect an assistant”. */
  readonly setup: keyof typeof onThePage
  /** What forgets the server, for a program that has to introduce itself in another way. */
  readonly forget?: string
  /** What a person does then to log in, if the commands of the setup do not. */
  readonly logIn?: { readonly command: string; readonly typed: ReadonlyArray<Typed> }
  /** Whether it refreshes its token when that is refused; one that goes by its clock alone cannot be shown an hour here. */
  readonly refreshesWhenRefused: boolean
  readonly ask: (prompt: string) => string
}

/** Its command of the same name is inside the program, which also asks whether it may open a page. */
const gemini: ReadonlyArray<Typed> = [
  [/Type your message/, "/mcp auth parley"],
  [/mcp auth parley/, "\r"],
  [/Do you want to continue/, "\r"],
  [/uccessfully/, null],
]

export const hosts: Readonly<Record<string, Host>> = {
  "claude-code": {
    package: "@anthropic-ai/claude-code",
    version: "2.1.332",
    environment: (model) => ({
      ANTHROPIC_BASE_URL: model,
      ANTHROPIC_API_KEY: "none",
      CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: "1",
      DISABLE_AUTOUPDATER: "1",
      ENABLE_TOOL_SEARCH: "false",
    }),
    files: () => ({
      ".claude.json": { hasCompletedOnboarding: true, customApiKeyResponses: { approved: ["none"], rejected: [] } },
    }),
    setup: "claude-code",
    forget: "claude mcp remove --scope user parley",
    refreshesWhenRefused: true,
    ask: (prompt) =>
      `claude -p ${JSON.stringify(prompt)} --allowedTools 'mcp__parley' --output-format stream-json --verbose`,
  },
  codex: {
    package: "@openai/codex",
    version: "0.171.0",
    environment: () => ({ SCRIPTED_KEY: "none" }),
    files: (model) => ({
      ".codex/config.toml": `model = "scripted"
model_provider = "scripted"
mcp_oauth_credentials_store = "file"
[model_providers.scripted]
name = "Scripted"
base_url = "${model}/v1"
env_key = "SCRIPTED_KEY"
wire_api = "responses"
`,
    }),
    setup: "codex",
    refreshesWhenRefused: true,
    ask: (prompt) =>
      `codex exec --skip-git-repo-check --dangerously-bypass-approvals-and-sandbox ${JSON.stringify(prompt)}`,
  },
  gemini: {
    package: "@google/gemini-cli",
    version: "0.61.0",
    environment: (model) => ({
      GOOGLE_GEMINI_BASE_URL: model,
      GEMINI_API_KEY: "none",
      GEMINI_CLI_TRUST_WORKSPACE: "true",
    }),
    files: () => ({
      ".gemini/settings.json": {
        security: { auth: { selectedType: "gemini-api-key" } },
        general: { enableAutoUpdate: false },
        privacy: { usageStatisticsEnabled: false },
      },
    }),
    setup: "gemini",
    logIn: { command: "gemini", typed: gemini },
    refreshesWhenRefused: false,
    ask: (prompt) => `gemini --yolo --model gemini-2.5-flash -p ${JSON.stringify(prompt)}`,
  },
  opencode: {
    package: "opencode-ai",
    version: "1.18.33",
    environment: () => ({ OPENCODE_DISABLE_AUTOUPDATE: "1", OPENCODE_DISABLE_MODELS_FETCH: "1" }),
    files: (model) => ({
      ".config/opencode/opencode.json": {
        provider: {
          scripted: {
            npm: "@ai-sdk/openai-compatible",
            options: { baseURL: `${model}/v1`, apiKey: "none" },
            models: { scripted: { name: "Scripted", tool_call: true } },
          },
        },
        model: "scripted/scripted",
        small_model: "scripted/scripted",
      },
    }),
    setup: "opencode",
    refreshesWhenRefused: true,
    ask: (prompt) => `opencode run ${JSON.stringify(prompt)}`,
  },
}
