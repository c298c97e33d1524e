import { useText } from "#web/lib/text.ts"
import { Button } from "#web/ui/button.tsx"
import type { ReactElement } from "react"

/** An unexpected error, or a part of the app that could not be loaded: reloading usually helps. */
export const Broken = (): ReactElement => {
  const t = useText()
  return (
    <div role="alert" className="grid h-full min-h-60 place-items-center p-6 text-center">
      <div>
        <h1 className="text-xl font-[620]">{t("broken.title")}</h1>
        <p className="mt-2 text-fg-2">{t("broken.text")}</p>
        <Button tone="primary" className="mt-6" onClick={() => location.reload()}>{t("broken.reload")}</Button>
      </div>
    </div>
  )
}
