import { languageCodes, languages } from "#texts/languages.ts"
import { textsOf } from "#web/lib/text.ts"
import { buttonStyle } from "#web/ui/button-style.ts"
import { Logo } from "#web/ui/logo.tsx"
import { ChevronDown, Globe, LayoutGrid } from "lucide-react"
import type { ReactElement, ReactNode } from "react"
import { addressOf, codeOf, type PageId, toolIds } from "../addresses.ts"
import { ToolIcon } from "./tool-icon.tsx"
import { When } from "./when.tsx"

const { t } = textsOf("tools/site")

interface HeaderProps {
  readonly page: PageId
  readonly code: string
}

const entry = "flex min-h-11 items-center gap-2.5 rounded-sm px-2.5 text-base hover:bg-hover"

interface FoldProps {
  readonly label: string
  readonly icon: ReactNode
  readonly isIcon?: boolean
  readonly children: ReactNode
}

/** A menu that opens without script. */
const Fold = ({ label, icon, isIcon = false, children }: FoldProps): ReactElement => (
  <details className="group relative" data-fold>
    <summary
      className={buttonStyle(
        { tone: "ghost" },
        "list-none max-sm:size-11 max-sm:px-0 [&::-webkit-details-marker]:hidden",
      )}
      aria-label={isIcon ? label : undefined}
    >
      {isIcon ? icon : (
        <>
          <span className="max-sm:sr-only">{label}</span>
          <span className="sm:hidden">{icon}</span>
        </>
      )}
      <ChevronDown className="transition-transform group-open:rotate-180 max-sm:hidden" aria-hidden />
    </summary>
    <div className="absolute right-0 z-60 mt-1.5 max-h-[80dvh] w-64 overflow-y-auto rounded-lg bg-raised p-1.5 shadow-e3">
      {children}
    </div>
  </details>
)

export const Header = ({ page, code }: HeaderProps): ReactElement => (
  <header className="bg-surface">
    <div className="mx-auto flex h-16 max-w-[1128px] items-center gap-1 px-4 sm:px-6">
      <a href={addressOf("index", code)} className="mr-auto flex min-h-11 items-center gap-3 text-lg font-[620]">
        <Logo />
        <span className="truncate">
          %BRAND% <span className="font-[440] text-fg-2 max-sm:hidden">{t("site.tools")}</span>
        </span>
      </a>
      <nav aria-label={t("site.allTools")}>
        <Fold label={t("site.allTools")} icon={<LayoutGrid aria-hidden />}>
          <ul>
            <li>
              <a
                href={addressOf("index", code)}
                aria-current={page === "index" ? "page" : undefined}
                className={`${entry} aria-[current]:bg-accent-soft`}
              >
                <LayoutGrid size={16} aria-hidden />
                {t("site.allTools")}
              </a>
            </li>
            {toolIds.map((id) => (
              <When key={id} fact={`${id}:on`}>
                <li>
                  <a
                    href={addressOf(id, code)}
                    aria-current={id === page ? "page" : undefined}
                    className={`${entry} aria-[current]:bg-accent-soft`}
                  >
                    <ToolIcon id={id} size={16} />
                    {t(`tool.${id}.name`)}
                  </a>
                </li>
              </When>
            ))}
          </ul>
          <a href="/transcribe/" className={`${entry} mt-1.5 border-t pt-1 sm:hidden`}>{t("site.openApp")}</a>
        </Fold>
      </nav>
      <a href="/transcribe/" className={buttonStyle({ tone: "ghost" }, "max-sm:hidden")}>{t("site.openApp")}</a>
      <nav aria-label={t("site.language")}>
        <Fold label={t("site.language")} icon={<Globe aria-hidden />} isIcon>
          <ul>
            {languageCodes.map((language) => (
              <li key={language}>
                <a
                  href={addressOf(page, codeOf(language))}
                  hrefLang={language}
                  lang={language}
                  data-language={language}
                  aria-current={codeOf(language) === code ? "true" : undefined}
                  className={`${entry} aria-[current]:bg-accent-soft`}
                >
                  {languages[language]}
                </a>
              </li>
            ))}
          </ul>
        </Fold>
      </nav>
      <span data-part="account" className="ml-1 inline-flex">
        <a href="/transcribe/login" data-login className={buttonStyle({ tone: "primary" }, "max-sm:h-11")}>
          {t("site.logIn")}
        </a>
      </span>
    </div>
  </header>
)
