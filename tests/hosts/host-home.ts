import { spawn } from "node:child_process"
import { once } from "node:events"
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { stripVTControlCharacters } from "node:util"

/** What a program printed, and whether it ended well. */
export interface Printed {
  readonly code: number | null
  readonly text: string
}

/** What is typed once the program has printed something; null closes the terminal. */
export type Typed = readonly [printed: RegExp, text: string | null]

/** A program that runs, as a person at its terminal sees it. */
export interface Running {
  readonly ended: Promise<Printed>
  readonly stop: () => void
}

const longest = 300_000

/** A program with a screen of its own takes what comes sooner for something pasted. */
const pause = 1500

/** What a person reads of it. */
const plain = (text: string): string => stripVTControlCharacters(text).replaceAll("\r", "")

/** The home of one person with one host: its settings, its secrets, and a browser that notes the addresses that it has to open. */
export const aHome = (folder: string, programs: string, settings: Readonly<Record<string, string>>) => {
  const opened = join(folder, "opened")
  const put = (name: string, text: string): void => {
    const path = join(folder, name)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text, { mode: 0o755 })
  }
  put("bin/xdg-open", `#!/bin/sh\nprintf '%s\\n' "$1" >> "${opened}"\n`)
  put("work/.keep", "")
  const env = {
    PATH: `${join(folder, "bin")}:${programs}:${process.env["PATH"] ?? ""}`,
    HOME: folder,
    BROWSER: join(folder, "bin", "xdg-open"),
    DISPLAY: ":99",
    LANG: "C.UTF-8",
    TERM: "xterm-256color",
    ...settings,
  }
  /** In a terminal of its own, for programs that ask for one. */
  const start = (command: string, typed: ReadonlyArray<Typed> = []): Running => {
    const child = spawn("script", ["-qefc", `stty cols 160 rows 50; ${command}`, "/dev/null"], {
      cwd: join(folder, "work"),
      env,
      detached: true,
      stdio: ["pipe", "pipe", "pipe"],
    })
    let text = ""
    const waiting = [...typed]
    let seen = 0
    const stop = (): void => {
      if (child.exitCode === null && child.pid !== undefined) process.kill(-child.pid, "SIGKILL")
    }
    const keep = (part: Buffer) => {
      text += part.toString("utf8")
      const [printed, answer] = waiting[0] ?? []
      if (answer === undefined || printed?.test(plain(text.slice(seen))) !== true) return
      waiting.shift()
      seen = text.length
      setTimeout(() => answer === null ? stop() : child.stdin.write(answer), pause)
    }
    child.stdout.on("data", keep)
    child.stderr.on("data", keep)
    const late = setTimeout(stop, longest)
    const ended = once(child, "close").then((): Printed => {
      clearTimeout(late)
      appendFileSync(join(folder, "terminal.log"), `$ ${command}\n${plain(text)}\n`)
      return { code: child.exitCode, text: plain(text) }
    })
    return { ended, stop }
  }
  return {
    folder,
    put,
    start,
    /** The newest address that a program opened in the browser; null before the first. */
    opened: (): string | null =>
      existsSync(opened) ? readFileSync(opened, "utf8").trim().split("\n").at(-1) ?? null : null,
  }
}

export type Home = ReturnType<typeof aHome>
