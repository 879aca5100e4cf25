import { comeBackFromLanding, followDevice } from '#screens/public/come-back.ts'

followDevice()
void comeBackFromLanding()
