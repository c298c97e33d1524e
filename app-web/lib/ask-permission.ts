/** How a browser may answer: `silent` means without asking the person, `default` that they dismissed the prompt. */
export type Answer = NotificationPermission | "silent" | "error" | "timeout"

/** Nobody reads a prompt and presses a button this fast: the browser itself refused. */
const silentMs = 200

/** How long we wait for an answer. */
const answerTimeoutMs = 20_000

/** Asks with the browser's own dialog, which may never answer. Only after a click. */
export const askPermission = async (request: () => Promise<NotificationPermission>): Promise<Answer> => {
  const asked = performance.now()
  let timer: ReturnType<typeof setTimeout> | undefined
  const silence = new Promise<"timeout">((resolve) => {
    timer = setTimeout(() => resolve("timeout"), answerTimeoutMs)
  })
  try {
    const answer = await Promise.race([request(), silence])
    const isQuick = performance.now() - asked < silentMs
    return isQuick && (answer === "denied" || answer === "default") ? "silent" : answer
  } catch {
    return "error"
  } finally {
    clearTimeout(timer)
  }
}
