/** RFC 6266: the name with all its letters comes first, the plain one is for old programs. */
export const nameIn = (disposition: string): string | null => {
  const full = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1]
  if (full !== undefined) return decodeURIComponent(full)
  return /filename="([^"]*)"/i.exec(disposition)?.[1] ?? null
}
