const schemes = /^(https?:\/\/|mailto:)/i
const otherScheme = /^[a-z][a-z\d+.-]*:(?!\d)/i
const email = /^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/
const host = /^[^\s/@]+\.[^\s/@]{2,}(\/\S*)?$/

/** The address of a link as it may be stored, with a scheme; null if it is invalid or could do harm. */
export const safeHref = (typed: string): string | null => {
  const text = typed.trim()
  if (/\s|\p{Cc}/u.test(text)) return null
  if (schemes.test(text)) return URL.canParse(text) ? text : null
  if (otherScheme.test(text)) return null
  if (email.test(text)) return `mailto:${text}`
  return host.test(text) && URL.canParse(`https://${text}`) ? `https://${text}` : null
}
