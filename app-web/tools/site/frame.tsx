import { textsOf } from "#web/lib/text.ts"
import { buttonStyle } from "#web/ui/button-style.ts"
import type { ReactElement, ReactNode } from "react"
import { addressOf, type PageId, toolIds } from "../addresses.ts"
import { Header } from "./header.tsx"
import { When } from "./when.tsx"

const { t } = textsOf("tools/site")

interface FrameProps {
  readonly page: PageId
  readonly code: string
  readonly children: ReactNode
}

const link = "inline-flex min-h-8 items-center text-base text-fg-2 hover:text-fg hover:underline max-sm:min-h-11"

/** What every page has around its content. */
export const Frame = ({ page, code, children }: FrameProps): ReactElement => (
  <>
    <a
      href="#content"
      className="sr-only focus:not-sr-only focus:absolute focus:top-3 focus:left-3 focus:z-80 focus:rounded-md focus:bg-raised focus:px-4 focus:py-2.5 focus:shadow-e3"
    >
      {t("shell.skip")}
    </a>
    <Header page={page} code={code} />
    <main id="content" tabIndex={-1} className="outline-none">{children}</main>
    <footer className="border-t bg-surface">
      <div className="mx-auto flex max-w-[1128px] flex-wrap gap-x-6 gap-y-1 px-6 py-8">
        {toolIds.map((id) => (
          <When key={id} fact={`${id}:on`}>
            <a href={addressOf(id, code)} className={link}>{t(`tool.${id}.name`)}</a>
          </When>
        ))}
        <a href="/terms" className={`${link} sm:ml-auto`}>{t("site.terms")}</a>
        <a href="/privacy" className={link}>{t("site.privacy")}</a>
        <When fact="counted">
          <a href="/usage-statistics" className={link}>{t("site.usage")}</a>
        </When>
      </div>
    </footer>
  </>
)

/** The call to get an account. */
export const SignUp = (): ReactElement => (
  <section aria-labelledby="sign-up" className="border-t bg-surface" data-sign-up>
    <div className="mx-auto grid max-w-[1128px] justify-items-center gap-4 px-6 py-16 text-center">
      <h2 id="sign-up" className="text-2xl font-[660] text-balance">{t("site.signUp.title")}</h2>
      <p className="max-w-[56ch] text-md text-fg-2">{t("site.signUp.text")}</p>
      <a href="/transcribe/login" data-login className={buttonStyle({ tone: "primary", size: "lg" }, "mt-2")}>
        {t("site.signUp.act")}
      </a>
    </div>
  </section>
)

interface BandProps {
  readonly title: string
  readonly id: string
  readonly children: ReactNode
}

/** A part of a page under its heading. */
export const Band = ({ title, id, children }: BandProps): ReactElement => (
  <section
    aria-labelledby={id}
    className="mx-auto max-w-[1128px] px-4 py-8 first-of-type:pt-12 last-of-type:pb-16 sm:px-6"
  >
    <h2 id={id} className="mb-6 text-xl font-[640]">{title}</h2>
    {children}
  </section>
)
