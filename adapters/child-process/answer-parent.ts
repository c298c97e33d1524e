/**
 * The worker's side of `askWorker`: waits for the one request, answers it, and leaves the rest to the parent. Progress
 * goes through `report`. The process ends when its parent does.
 */
export const answerParent = (
  handle: (request: unknown, report: (progress: unknown) => void) => Promise<unknown>,
): void => {
  process.once("disconnect", () => process.exit(1))
  process.once("message", (message: { readonly request: unknown }) => {
    handle(message.request, (report) => say({ type: "report", report })).then(
      (answer) => say({ type: "answer", answer }),
      (error: unknown) => {
        const { name, message } = error instanceof Error ? error : new Error(String(error))
        say({ type: "error", name, detail: message })
      },
    )
  })
}

const say = (message: object): void => {
  process.send?.(message)
}
