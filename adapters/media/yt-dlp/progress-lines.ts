/** One line for each step of a download: bytes that are there, and of how many. */
export const progressTemplate =
  "download:PARLEY %(progress.downloaded_bytes)s %(progress.total_bytes)s %(progress.total_bytes_estimate)s"

const line = /^PARLEY (?<done>\d+) (?<total>\S+) (?<about>\S+)$/

/** Reads such lines from what a program prints; whatever else it prints is left out. */
export const progressIn = (report: (fraction: number | null) => void): (bytes: Buffer) => void => {
  let rest = ""
  return (bytes) => {
    const lines = `${rest}${bytes.toString("utf8")}`.split(/[\r\n]+/)
    rest = (lines.pop() ?? "").slice(-1000)
    for (const one of lines) {
      const { done, total, about } = line.exec(one)?.groups ?? {}
      if (done !== undefined) {
        report(fractionOf(Number(done), Number.parseFloat(total ?? ""), Number.parseFloat(about ?? "")))
      }
    }
  }
}

const fractionOf = (done: number, total: number, about: number): number | null => {
  const whole = Number.isFinite(total) ? total : about
  return whole > 0 ? Math.min(1, done / whole) : null
}
