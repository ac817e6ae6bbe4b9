import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin';

/** The words of a thrown error are for whoever mends the bug: no rule, view or message depends on them. */
function isWordOfThrow(path) {
  const isText = path.isStringLiteral() || path.isTemplateLiteral();
  return isText && isThrown(path.parentPath);
}

function isThrown(path) {
  return path?.isNewExpression() === true && path.parentPath?.isThrowStatement() === true;
}

/** `default: return unreachable(tag)`: the types say that nothing comes there. */
function isUnreachable(path) {
  if (!path.isSwitchCase() || path.node.test !== null) return false;
  const [last] = path.node.consequent;
  return last?.type === 'ReturnStatement' && last.argument?.callee?.name === 'unreachable';
}

function reasonFor(path) {
  if (isWordOfThrow(path)) return 'the words of a thrown error';
  return isUnreachable(path) ? 'nothing comes there' : undefined;
}

export const strykerPlugins = [
  declareValuePlugin(PluginKind.Ignore, 'whatNothingDependsOn', { shouldIgnore: reasonFor }),
];
