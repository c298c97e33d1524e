import { useText } from "#web/lib/text.ts"
import { Button } from "#web/ui/button.tsx"
import { Menu, MenuContent, MenuRadio, MenuRadioGroup, MenuTrigger } from "#web/ui/menu.tsx"
import type { Editor } from "@tiptap/core"
import { ChevronDown } from "lucide-react"
import type { ReactElement } from "react"
import { useEditorValue } from "../text/use-editor.ts"
import { setStyle, styleIn, styles } from "./tools.ts"

const looks = {
  text: "",
  heading: "text-lg font-[620]",
  subheading: "text-md font-[600]",
  small: "font-[600]",
}

/** Text or one of three headings; the choices look like what they make. */
export const StyleMenu = ({ editor }: { readonly editor: Editor }): ReactElement => {
  const t = useText("summary/writing")
  const style = useEditorValue(editor, "text", styleIn)
  return (
    <Menu>
      <MenuTrigger asChild>
        <Button
          tone="ghost"
          aria-label={t("writing.style", { style: t(`writing.style.${style}`) })}
          className="min-w-30 !justify-between !px-2.5 max-md:!h-11"
        >
          {t(`writing.style.${style}`)}
          <ChevronDown />
        </Button>
      </MenuTrigger>
      <MenuContent
        align="start"
        onCloseAutoFocus={(event) => {
          event.preventDefault()
          editor.commands.focus()
        }}
      >
        <MenuRadioGroup value={style}>
          {styles.map((one) => (
            <MenuRadio
              key={one}
              value={one}
              className={looks[one]}
              onSelect={() => setStyle(editor, one)}
            >
              {t(`writing.style.${one}`)}
            </MenuRadio>
          ))}
        </MenuRadioGroup>
      </MenuContent>
    </Menu>
  )
}
