import { flushCompileCache } from "node:module"

/**
 * The worker's side of `askWorker`: answers each request, sending progress through `report`. `later` delivers what
 * the parent has learned in the meantime. The parent ends the process, which also ends with its parent.
 */
export const answerParent = (
  handle: (request: unknown, report: (progress: unknown) => void, later: Promise<unknown>) => Promise<unknown>,
): void => {
  // Now, because the parent kills the process: what was compiled would be lost.
  flushCompileCache()
  process.once("disconnect", () => process.exit(1))
  const { promise: later, resolve } = Promise.withResolvers<unknown>()
  process.on("message", (message: { readonly request: unknown } | { readonly later: unknown }) => {
    if ("later" in message) return resolve(message.later)
    return handle(message.request, (report) => send({ type: "report", report }), later).then(
      (answer) => send({ type: "answer", answer }),
      (error: unknown) => {
        const { name, message } = error instanceof Error ? error : new Error(String(error))
        send({ type: "error", name, detail: message })
      },
    )
  })
}

const send = (message: object): void => {
  process.send?.(message)
}
