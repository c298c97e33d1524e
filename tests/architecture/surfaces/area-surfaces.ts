/** A route: its path as it is called, what its owner or a free account is answered, and the JSON it needs. */
interface Call {
  readonly path: string
  /** The `code` of the envelope. */
  readonly answer: number
  readonly json?: object
}

/** What an area's use cases are on the surfaces. One file an area: add the lines of a new use case there. */
export interface AreaSurfaces {
  /** Why a use case is not on a surface. */
  readonly missing: {
    readonly REST?: Readonly<Record<string, string>>
    readonly tRPC?: Readonly<Record<string, string>>
    readonly MCP?: Readonly<Record<string, string>>
    readonly CLI?: Readonly<Record<string, string>>
  }
  /** Endpoints that are a second address of a use case, with its name. */
  readonly aliases?: Readonly<Record<string, string>>
  /** Who may call each endpoint. */
  readonly routes: {
    /** About a task: visitors are refused, for strangers it does not exist, and the owner is answered this. */
    readonly ofTask?: Readonly<Record<string, Call>>
    /** About the caller: visitors are refused, and a free account is answered this. */
    readonly ofCaller?: Readonly<Record<string, Call>>
    /** The same, but the answer is a stream that does not end. */
    readonly endless?: Readonly<Record<string, Call>>
    /** The same, but the answer is a file. */
    readonly files?: Readonly<Record<string, Call>>
    readonly open?: ReadonlyArray<string>
  }
  /** What a use case about a task needs besides the task, unless the JSON of its endpoint has it. */
  readonly inputs?: Readonly<Record<string, object>>
}

/** Ada's task, which exists in every product of the tests. */
export const ofTask = (path: string): string => `/api/transcription/tasks/${adasTask}${path}`
export const adasTask = "0190a5f2-7c1e-7000-8000-000000000001"

export const reasons = {
  operators: "for the operator of a server: the command line",
  operatorPages: "for the operator of a server, who has no account: the operator's pages, and the command line",
  people: "for people who are signed in: a page or a script",
  scripts: "the command line brings files in, follows them and runs a server; the rest is in the web app, REST and MCP",
  files: "a file is fetched from REST, as bytes",
  screens: "for screens and players; get_transcript has the words and their times",
} as const
