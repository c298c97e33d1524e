import { useTaskAddress } from "#web/entities/task/use-task-address.ts"
import { useKeys } from "#web/lib/keys.ts"
import { languageName } from "#web/lib/language-name.ts"
import { useLanguage, useText } from "#web/lib/text.ts"
import { trpc } from "#web/request/trpc.ts"
import { IconButton } from "#web/ui/icon-button.tsx"
import { Menu, MenuContent, MenuLabel, MenuRadio, MenuRadioGroup, MenuTrigger } from "#web/ui/menu.tsx"
import { getRouteApi } from "@tanstack/react-router"
import { Languages } from "lucide-react"
import { type ReactElement, useState } from "react"

const route = getRouteApi("/app/task/$taskId")

interface TranslationMenuProps {
  readonly taskId: string
  readonly className: string
}

/** The languages that a file can be read in. */
export const TranslationMenu = ({ taskId, className }: TranslationMenuProps): ReactElement => {
  const t = useText("translation")
  const reader = useLanguage()
  const [isOpen, setOpen] = useState(false)
  useKeys({ t: () => setOpen(true) })
  const chosen = route.useSearch({ select: (search) => search.in ?? "" })
  const changeAddress = useTaskAddress()
  const { data, error } = trpc.translation.listTargetLanguages.useQuery({ task_id: taskId }, { enabled: isOpen })
  const languages = (data?.languages ?? []).map(({ language, status }) => ({
    language,
    name: languageName(language, reader),
    isThere: status !== "notStarted",
  })).toSorted((a, b) => Number(b.isThere) - Number(a.isThere) || a.name.localeCompare(b.name, reader))
  const choose = (language: string) => changeAddress((before) => ({ ...before, in: language }))
  return (
    <Menu open={isOpen} onOpenChange={setOpen}>
      <MenuTrigger asChild>
        <IconButton label={t("translation.menu")} keys={["T"]} className={className}>
          <Languages />
        </IconButton>
      </MenuTrigger>
      <MenuContent align="end" className="max-w-72">
        <MenuLabel>{t("translation.menu")}</MenuLabel>
        <MenuRadioGroup value={chosen} onValueChange={choose}>
          <MenuRadio value="">{t("translation.original")}</MenuRadio>
          {languages.map(({ language, name, isThere }) => (
            <MenuRadio key={language} value={language}>
              {name}
              {isThere && <span className="text-xs text-fg-3">{t("translation.isThere")}</span>}
            </MenuRadio>
          ))}
        </MenuRadioGroup>
        {data !== undefined && languages.length === 0 && (
          <p className="px-2.5 py-2 text-sm text-fg-2">
            {t("translation.none", { language: languageName(data.source_language, reader) })}
          </p>
        )}
        {error !== null && <p className="px-2.5 py-2 text-sm text-bad">{t("failure")}</p>}
        {data?.engine != null && (
          <p className="px-2.5 pt-1 pb-1.5 text-xs text-fg-3">
            {t(data.is_basic ? "translation.byBasic" : "translation.by", { engine: data.engine })}
          </p>
        )}
      </MenuContent>
    </Menu>
  )
}
