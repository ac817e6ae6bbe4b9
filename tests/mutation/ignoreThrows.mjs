import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin';

/** The words of a thrown error are for whoever mends the bug: no rule, view or message depends on them. */
function isWordOfThrow(path) {
  return (
    (path.isStringLiteral() || path.isTemplateLiteral()) &&
    path.parentPath?.isNewExpression() === true &&
    path.parentPath.parentPath?.isThrowStatement() === true
  );
}

export const strykerPlugins = [
  declareValuePlugin(PluginKind.Ignore, 'wordsOfThrows', {
    shouldIgnore: (path) => (isWordOfThrow(path) ? 'the words of a thrown error' : undefined),
  }),
];
