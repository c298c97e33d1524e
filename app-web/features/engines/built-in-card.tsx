import { useLanguage } from "#web/lib/text.ts"
import { Button } from "#web/ui/button.tsx"
import type { ReactElement } from "react"
import { EngineCard } from "./engine-card.tsx"
import { languagesOf } from "./model-facts.ts"
import { useText } from "./texts.ts"
import { useEngineChanges } from "./use-engines.ts"

/** The engine that is always there. */
export const BuiltInCard = (
  { isUsed, mayUse }: { readonly isUsed: boolean; readonly mayUse: boolean },
): ReactElement => {
  const t = useText()
  const reader = useLanguage()
  const { use, input } = useEngineChanges()
  return (
    <EngineCard
      title={t("engines.builtIn")}
      text={t("engines.builtInText")}
      isUsed={isUsed}
      status={t("engines.state.installed")}
      error={use.error}
      actions={!isUsed && mayUse && (
        <Button
          data-leaves
          className="max-md:h-11"
          disabled={use.isPending}
          onClick={() => use.mutate({ engine: "built-in", ...input })}
        >
          {t("engines.use")}
        </Button>
      )}
    >
      <p className="mt-2 text-sm text-fg-2">{languagesOf(["en"], reader, t)}</p>
    </EngineCard>
  )
}
