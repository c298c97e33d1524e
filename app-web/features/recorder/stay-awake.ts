/** Keeps the screen on, if the browser supports it. A hidden page loses the lock, and requests it again when it is visible. */
export const stayAwake = (): () => void => {
  let lock: WakeLockSentinel | null = null
  let isOver = false
  const ask = async (): Promise<void> => {
    if (isOver || document.visibilityState !== "visible") return
    // Refused when the battery is low; the recording continues anyway.
    lock = await navigator.wakeLock?.request("screen").catch(() => null) ?? null
    if (isOver) await lock?.release()
  }
  const again = () => void ask()
  document.addEventListener("visibilitychange", again)
  void ask()
  return () => {
    isOver = true
    document.removeEventListener("visibilitychange", again)
    void lock?.release()
  }
}
