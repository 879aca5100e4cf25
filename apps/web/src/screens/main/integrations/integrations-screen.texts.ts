export const integrationsScreenTexts = {
  title: 'Integraciones',
  help: 'Conecte el sistema de su empresa: que consulte y actúe con una clave, y que reciba lo que pasa en sus servicios.',
} as const
