/** Left free for everything else that is kept here. */
const reserve = 20_000_000

/** Whether the device says that it has room for so many bytes. A browser that does not tell is tried. */
export const hasRoomFor = async (bytes: number): Promise<boolean> => {
  const { quota, usage } = await navigator.storage?.estimate?.() ?? {}
  return quota === undefined || usage === undefined || quota - usage - reserve > bytes
}
