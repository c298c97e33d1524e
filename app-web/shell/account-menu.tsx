import { languages } from "#texts/languages.ts"
import { useChooseLanguage } from "#web/entities/account/account-language.ts"
import { finishFolderDeletions } from "#web/entities/folder/delete-folder-with-undo.ts"
import { finishDeletions } from "#web/entities/task/delete-with-undo.ts"
import { isToolsPath } from "#web/lib/base-path.ts"
import { isMarkedOperator } from "#web/lib/is-operator.ts"
import { setSingleKeys, useSingleKeys } from "#web/lib/keys.ts"
import { settings } from "#web/lib/settings.ts"
import { useLanguage, useText } from "#web/lib/text.ts"
import { setTheme, type Theme, useTheme } from "#web/lib/theme.ts"
import { signOut } from "#web/request/sign-out.ts"
import { Kbd } from "#web/ui/kbd.tsx"
import {
  Menu,
  MenuCheck,
  MenuContent,
  MenuItem,
  MenuLine,
  MenuRadio,
  MenuRadioGroup,
  MenuSub,
  MenuSubContent,
  MenuSubTrigger,
  MenuTrigger,
} from "#web/ui/menu.tsx"
import { useNavigate } from "@tanstack/react-router"
import {
  AudioLines,
  CircleUserRound,
  CreditCard,
  Gauge,
  Globe,
  Keyboard,
  LogOut,
  Monitor,
  MonitorDown,
  Moon,
  SlidersHorizontal,
  Sun,
  Workflow,
} from "lucide-react"
import type { ReactElement } from "react"
import { AccountButton } from "./account-button.tsx"
import { closeLayer, openLayer } from "./layers.ts"

interface AccountMenuProps {
  readonly isFolded: boolean
  /** Whether it opens immediately. */
  readonly isOpen: boolean
}

export const AccountMenu = ({ isFolded, isOpen }: AccountMenuProps): ReactElement => {
  const t = useText("shell")
  const isSingleKeys = useSingleKeys()
  const leave = useSignOut()
  const navigate = useNavigate()
  return (
    <Menu defaultOpen={isOpen}>
      <MenuTrigger asChild>
        <AccountButton isFolded={isFolded} />
      </MenuTrigger>
      <MenuContent side="top" align="start" className="w-64">
        <MenuItem onSelect={() => void navigate({ to: "/account" })}>
          <CircleUserRound />
          {t("nav.account")}
        </MenuItem>
        <MenuItem onSelect={() => void navigate({ to: "/account/automation" })}>
          <Workflow />
          {t("nav.automation")}
        </MenuItem>
        {settings.plans !== "off" && (
          <MenuItem onSelect={() => void navigate({ to: "/payment/plans" })}>
            <CreditCard />
            {t("nav.plans")}
          </MenuItem>
        )}
        <MenuItem onSelect={() => openLayer("shortcuts")}>
          <Keyboard />
          {t("keys.title")}
          <span className="ml-auto">
            <Kbd>?</Kbd>
          </span>
        </MenuItem>
        <MenuCheck checked={isSingleKeys} onCheckedChange={setSingleKeys} className="pl-9">
          {t("keys.single")}
        </MenuCheck>
        <MenuLine />
        <ThemeMenu />
        <LanguageMenu />
        <MenuItem onSelect={() => openLayer("style")}>
          <SlidersHorizontal />
          {t("nav.style")}
        </MenuItem>
        {settings.downloads.length > 0 && (
          <MenuItem onSelect={() => void navigate({ to: "/download" })}>
            <MonitorDown />
            {t("nav.desktop")}
          </MenuItem>
        )}
        {isMarkedOperator() && (
          <>
            <MenuItem onSelect={() => void navigate({ to: "/operator" })}>
              <Gauge />
              {t("nav.desk")}
            </MenuItem>
            <MenuItem onSelect={() => void navigate({ to: "/engines" })}>
              <AudioLines />
              {t("nav.engines")}
            </MenuItem>
          </>
        )}
        <MenuLine />
        <MenuItem onSelect={leave}>
          <LogOut />
          {t("nav.signOut")}
        </MenuItem>
      </MenuContent>
    </Menu>
  )
}

const themeIcon = { light: Sun, dark: Moon, system: Monitor }

const ThemeMenu = (): ReactElement => {
  const t = useText("shell")
  const theme = useTheme()
  const Icon = themeIcon[theme]
  const choices: ReadonlyArray<Theme> = ["light", "dark", "system"]
  return (
    <MenuSub>
      <MenuSubTrigger>
        <Icon />
        {t("theme.label")}
      </MenuSubTrigger>
      <MenuSubContent>
        <MenuRadioGroup
          value={theme}
          onValueChange={(value) => setTheme(choices.find((one) => one === value) ?? "system")}
        >
          {choices.map((one) => <MenuRadio key={one} value={one}>{t(`theme.${one}`)}</MenuRadio>)}
        </MenuRadioGroup>
      </MenuSubContent>
    </MenuSub>
  )
}

const LanguageMenu = (): ReactElement => {
  const t = useText("shell")
  const language = useLanguage()
  const { choose } = useChooseLanguage()
  return (
    <MenuSub>
      <MenuSubTrigger>
        <Globe />
        {t("nav.language")}
      </MenuSubTrigger>
      <MenuSubContent>
        <MenuRadioGroup value={language} onValueChange={choose}>
          {Object.entries(languages).map(([code, name]) => (
            <MenuRadio key={code} value={code} lang={code}>{name}</MenuRadio>
          ))}
        </MenuRadioGroup>
      </MenuSubContent>
    </MenuSub>
  )
}

const useSignOut = (): () => void => {
  const navigate = useNavigate()
  return () => {
    closeLayer()
    // As when the page is left: what was just deleted does not come back.
    signOut(Promise.all([finishDeletions(), finishFolderDeletions()]))
    if (!isToolsPath(location.pathname)) void navigate({ to: "/login" })
  }
}
