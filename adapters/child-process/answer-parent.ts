/**
 * The worker's side of `askWorker`: waits for the one request and answers it, sending progress through `report`. The
 * parent ends the process, which also ends with its parent.
 */
export const answerParent = (
  handle: (request: unknown, report: (progress: unknown) => void) => Promise<unknown>,
): void => {
  process.once("disconnect", () => process.exit(1))
  process.once("message", (message: { readonly request: unknown }) => {
    handle(message.request, (report) => send({ type: "report", report })).then(
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
