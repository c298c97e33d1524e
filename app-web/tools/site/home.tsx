import { textsOf } from "#web/lib/text.ts"
import { buttonStyle } from "#web/ui/button-style.ts"
import { Link2 } from "lucide-react"
import type { ReactElement } from "react"
import { addressOf, toolIds } from "../addresses.ts"
import { Band, Frame, SignUp } from "./frame.tsx"
import { Hero } from "./hero.tsx"
import { Reviews } from "./reviews.tsx"
import { ToolCards } from "./tool-cards.tsx"
import { When } from "./when.tsx"

const { t } = textsOf("tools/site")

/** Works without script: the tool's page takes the link from its address. */
const LinkForm = ({ code }: { readonly code: string }): ReactElement => (
  <form
    action={addressOf("youtube-transcript", code)}
    className="mx-auto mt-8 flex max-w-[650px] gap-2 rounded-xl bg-raised p-2 shadow-e3 max-sm:flex-col"
  >
    <label className="flex min-h-12 min-w-0 flex-1 items-center gap-3 rounded-lg px-3">
      <Link2 size={20} className="shrink-0 text-fg-3" aria-hidden />
      <span className="sr-only">{t("home.link")}</span>
      <input
        name="url"
        type="url"
        required
        placeholder="https://www.youtube.com/watch?v=…"
        className="w-full min-w-0 bg-transparent text-[16px] placeholder:text-fg-3"
      />
    </label>
    <button type="submit" className={buttonStyle({ tone: "primary", size: "lg" }, "!h-12")}>{t("home.getText")}</button>
  </form>
)

/** The start page, with all tools. */
export const Home = ({ code }: { readonly code: string }): ReactElement => (
  <Frame page="index" code={code}>
    <When fact="youtube-transcript:on">
      <Hero title={t("home.videoTitle")} lead={t("home.videoLead")}>
        <LinkForm code={code} />
      </Hero>
    </When>
    <When fact="youtube-transcript:on" not>
      <Hero title={t("home.title")} lead={t("home.lead")} />
    </When>
    <Band id="all-tools" title={t("site.allTools")}>
      <ToolCards ids={toolIds} code={code} />
    </Band>
    <Reviews />
    <SignUp />
  </Frame>
)

const mediaTools = ["video-to-audio", "audio-compressor"] as const

/** Both media tools. */
export const Media = ({ code }: { readonly code: string }): ReactElement => (
  <Frame page="media" code={code}>
    <Hero title={t("media.title")} lead={t("media.lead")} />
    <Band id="all-tools" title={t("site.allTools")}>
      <ToolCards ids={mediaTools} code={code} />
    </Band>
    <SignUp />
  </Frame>
)
