/** Keeps the screen on, where the browser can; a page that is hidden loses the lock and asks again when it is back. */
export const stayAwake = (): () => void => {
  let lock: WakeLockSentinel | null = null
  let isOver = false
  const ask = async (): Promise<void> => {
    if (isOver || document.visibilityState !== "visible") return
    // Refused on low battery: the recording goes on all the same.
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
