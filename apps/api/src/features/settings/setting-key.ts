import { settingKeys, type SettingKey } from '@arriero/domain/settings'

export const isSettingKey = (key: string): key is SettingKey => settingKeys.some((known) => known === key)
