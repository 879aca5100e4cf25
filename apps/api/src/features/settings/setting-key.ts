import { settingKeys, type SettingKey } from '@arriero/domain/house/settings'

export const isSettingKey = (key: string): key is SettingKey => settingKeys.some((known) => known === key)
