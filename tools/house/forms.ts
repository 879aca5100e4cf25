// Whoever types must not lose it without a question: every form goes through the one piece that watches its fields.
import { isTest, lineAt, type Rule } from './source.ts'

const piece = 'apps/web/src/shared/unsaved/Form.tsx'

/** Where nothing is lost: searches of a list, the door itself, and the gallery of pieces. */
const losesNothing: readonly string[] = [
  'apps/web/src/shared/table/ColumnFilter.tsx',
  'apps/web/src/shared/table/ColumnSearch.tsx',
  'apps/web/src/shared/table/PhoneFilters.tsx',
  'apps/web/src/screens/driver/LoginScreen.tsx',
  'apps/web/src/features/session/LoginForm.tsx',
]

const bare = /<form[\s>]/g
/** Ant Design's own form, unless it is drawn as ours. */
const foreign = /import \{[^}]*\bForm\b[^}]*\} from 'antd'/g

export const formsAreWatched: Rule = (files) =>
  files
    .filter(
      ({ path }) => path.startsWith('apps/web/src/') && !path.startsWith('apps/web/src/entries/gallery/'),
    )
    .filter(({ path }) => path !== piece && !isTest(path))
    .filter(({ path }) => !losesNothing.includes(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(bare), ...text.matchAll(foreign)]
        .filter(([found]) => found.startsWith('<form') || !text.includes('component={'))
        .map(
          ({ index }) =>
            `${path}:${lineAt(text, index)} has a form of its own: what is typed in it is lost without a question`,
        ),
    )

/** Windows in which nothing is typed, and the two that guard what is. */
const ownWindows: readonly string[] = [
  'apps/web/src/shared/ui/ResponsiveModal.tsx',
  'apps/web/src/shared/ui/ConfirmAct.tsx',
  'apps/web/src/shared/table/bulk/BulkDialog.tsx',
  'apps/web/src/shared/plain/Dialog.tsx',
  'apps/web/src/shared/ui/image-viewer/ViewerDialog.tsx',
  'apps/web/src/app/shell/PortalShell.tsx',
  'apps/web/src/features/accounting/PostingsDrawer.tsx',
  'apps/web/src/features/search/Palette.tsx',
]

const window = /import \{[^}]*\b(?:Modal|Drawer)\b[^}]*\} from 'antd'|<dialog[\s>]/g

export const windowsAreGuarded: Rule = (files) =>
  files
    .filter(({ path }) => path.startsWith('apps/web/src/') && !path.includes('/gallery/'))
    .filter(({ path }) => !ownWindows.includes(path) && !isTest(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(window)].map(
        ({ index }) => `${path}:${lineAt(text, index)} opens a window that closes over what was typed in it`,
      ),
    )

/** A field with `maxLength` throws away what is pasted beyond it, without a word. */
export const nothingTypedIsCut: Rule = (files) =>
  files
    .filter(({ path }) => path.startsWith('apps/web/src/') && path.endsWith('.tsx'))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/\bmaxLength=/g)].map(
        ({ index }) => `${path}:${lineAt(text, index)} cuts what is too long; \`most\` tells it`,
      ),
    )

/** What keeps for itself whether it was tried, and with that its own split of refusals: why each. Nothing is added; what has moved goes. */
export const formsByHand: Readonly<Record<string, string>> = {
  'apps/web/src/features/credentials/BringPaperForm.tsx': 'not yet moved',
  'apps/web/src/features/credentials/InvalidatePaper.tsx': 'not yet moved',
  'apps/web/src/features/drivers/use-own-driver.ts': 'not yet moved',
  'apps/web/src/features/insurance/InsuranceForm.tsx': 'not yet moved',
  'apps/web/src/features/integrations/KeyForm.tsx': 'not yet moved',
  'apps/web/src/features/integrations/WebhookForm.tsx': 'not yet moved',
  'apps/web/src/features/legal-documents/DocumentForm.tsx': 'not yet moved',
  'apps/web/src/features/notifications/WhatsappPanel.tsx': 'not yet moved',
  'apps/web/src/features/own-account/AgreeingDialog.tsx': 'a question with two answers and no form around it',
  'apps/web/src/features/own-account/FactorActs.tsx': 'not yet moved',
  'apps/web/src/features/own-account/FactorSetup.tsx': 'not yet moved',
  'apps/web/src/features/own-account/LeavePanel.tsx': 'not yet moved',
  'apps/web/src/features/own-account/PasswordPanel.tsx': 'not yet moved',
  'apps/web/src/features/own-account/PayForm.tsx': 'not yet moved',
  'apps/web/src/features/rates/RatesForm.tsx': 'not yet moved: its draft belongs to the screen',
  'apps/web/src/features/rates/VatBaseForm.tsx': 'not yet moved',
  'apps/web/src/features/registration/PayForm.tsx': 'not yet moved',
  'apps/web/src/features/registration/use-paper-form.ts': 'not yet moved',
  'apps/web/src/features/settings/SettingCard.tsx': 'not yet moved',
  'apps/web/src/features/standby/TariffForm.tsx': 'not yet moved: its draft belongs to the screen',
  'apps/web/src/features/support/AnswerForm.tsx': 'not yet moved',
  'apps/web/src/features/support/NewPqrForm.tsx': 'not yet moved',
  'apps/web/src/features/tariff/EditionUpload.tsx': 'not yet moved: its answer is looked at beside it',
  'apps/web/src/features/users/use-new-account.ts': 'not yet moved',
  'apps/web/src/screens/auth/AskCode.tsx': 'not yet moved: two buttons on one field',
  'apps/web/src/screens/auth/NewPassword.tsx': 'not yet moved',
  'apps/web/src/screens/auth/use-accepting.ts': 'not yet moved',
  'apps/web/src/screens/driver/NewRequestScreen.tsx': 'not yet moved',
  'apps/web/src/screens/driver/own/ChangeVehicle.tsx': 'not yet moved',
  'apps/web/src/screens/driver/own/OfferScreen.tsx': 'not yet moved',
  'apps/web/src/screens/driver/own/RenewForm.tsx': 'not yet moved',
  'apps/web/src/shared/session/use-proof.ts': 'the password again, a part of the mechanism',
}

const byHandMost = 32
const tried = /\bsetTried\b/

export const formsAreDeclared =
  (byHand: Readonly<Record<string, string>>): Rule =>
  (files) => {
    const found = files.filter(
      ({ path, text }) => path.startsWith('apps/web/src/') && !isTest(path) && tried.test(text),
    )
    const gone = Object.keys(byHand).filter((path) => !found.some((file) => file.path === path))
    return [
      ...found
        .filter(({ path }) => !Object.hasOwn(byHand, path))
        .map(
          ({ path, text }) =>
            `${path}:${lineAt(text, text.search(tried))} keeps by hand what \`useForm\` of shared/forms keeps`,
        ),
      ...gone.map((path) => `${path}:1 keeps nothing by hand any more: take it off the list`),
      ...(Object.keys(byHand).length > byHandMost
        ? [`tools/house/forms.ts:1 lists more than ${byHandMost} forms by hand: the list may only shrink`]
        : []),
    ]
  }
