import { settings } from "#web/lib/settings.ts"
import { useLanguage, useText } from "#web/lib/text.ts"
import type { ReactElement, ReactNode } from "react"
import { setAgreed, useAgreed } from "../entry.ts"
import { legalAddress } from "./legal-address.ts"

/** The box to agree to the terms in. It stays ticked in this browser until the terms change. */
export const TermsBox = (): ReactElement => {
  const isAgreed = useAgreed()
  return (
    <label className="mt-5 flex items-start gap-3 text-sm text-fg-2 max-md:min-h-11">
      <input
        type="checkbox"
        checked={isAgreed}
        onChange={({ target }) => setAgreed(target.checked)}
        className="mt-0.5 size-4 shrink-0 accent-accent"
      />
      <span>
        <TermsSentence />
      </span>
    </label>
  )
}

/** "I agree to the terms and the privacy notice", with both as links. */
export const TermsSentence = (): ReactElement => {
  const t = useText("sign-in")
  const { url, privacy_url: privacy } = settings.signIn.terms
  const reader = useLanguage()
  const links: Readonly<Record<string, ReactNode>> = {
    "{terms}": <Out key="terms" href={legalAddress(url, location.origin, reader)}>{t("signIn.termsName")}</Out>,
    "{privacy}": (
      <Out key="privacy" href={legalAddress(privacy, location.origin, reader)}>{t("signIn.privacyName")}</Out>
    ),
  }
  return (
    <>
      {t("signIn.agree", { terms: "{terms}", privacy: "{privacy}" }).split(/(\{\w+\})/).map((part) =>
        links[part] ?? part
      )}
    </>
  )
}

const Out = ({ href, children }: { readonly href: string; readonly children: ReactNode }): ReactElement => (
  <a href={href} target="_blank" rel="noreferrer" className="text-accent-text underline underline-offset-2">
    {children}
  </a>
)
