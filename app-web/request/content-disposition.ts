/** The file name in a Content-Disposition header (RFC 6266): the encoded name wins over the plain one. */
export const fileNameIn = (disposition: string): string | null => {
  const full = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1]
  if (full !== undefined) return decodeURIComponent(full)
  return /filename="([^"]*)"/i.exec(disposition)?.[1] ?? null
}
