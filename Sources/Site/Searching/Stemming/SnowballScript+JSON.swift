import Markup

extension SnowballScript {
  /// The script for the interpreter in `search-engine.js`: its routines by name, and its tables.
  var json: JSONText {
    let routines = routines.sorted { $0.key < $1.key }.map { ($0.key, $0.value.json) }
    let tables = tables.map { table in
      JSONText.list(
        table.cases.map { entry in
          .list([.list(entry.texts.map { .text(SnowballLexer.string($0)) }), entry.command.json])
        })
    }
    return .object([("routines", .object(routines)), ("tables", .list(tables))])
  }
}

extension SnowballCommand {
  /// The command as a list whose first element is its name.
  fileprivate var json: JSONText {
    switch self {
    case .literal(let text): Self.json("literal", .text(SnowballLexer.string(text)))
    case .letter(let set, let isNegated):
      Self.json(isNegated ? "other" : "letter", .text(SnowballLexer.string(set)))
    case .call(let name): Self.json("call", .text(name))
    case .all(let commands): commands.count == 1 ? commands[0].json : Self.json("all", commands)
    case .first(let commands): Self.json("first", commands)
    case .not(let command): Self.json("not", [command])
    case .test(let command): Self.json("test", [command])
    case .repeated(let command): Self.json("repeat", [command])
    case .goPast(let command): Self.json("past", [command])
    case .hop(let count): Self.json("hop", .number(count))
    case .sliceStart: Self.json("[")
    case .sliceEnd: Self.json("]")
    case .replace(let text): Self.json("replace", .text(SnowballLexer.string(text)))
    case .insert(let text): Self.json("insert", .text(SnowballLexer.string(text)))
    case .assign(let name, let value): Self.json("=", .text(name), value.json)
    case .compare(let one, let comparison, let other):
      Self.json(comparison.rawValue, one.json, other.json)
    case .moveTo(let value): Self.json("to", value.json)
    case .atLimit: Self.json("end")
    case .backwards(let command): Self.json("back", [command])
    case .setLimit(let limit, let command): Self.json("within", [limit, command])
    case .find(let table): Self.json("find", .number(table))
    case .runFound: Self.json("found")
    }
  }

  private static func json(_ name: String, _ values: JSONText...) -> JSONText { .list([.text(name)] + values) }

  private static func json(_ name: String, _ commands: [SnowballCommand]) -> JSONText {
    .list([.text(name)] + commands.map(\.json))
  }
}

extension SnowballValue {
  /// The number, or the name of a variable.
  fileprivate var json: JSONText {
    switch self {
    case .number(let number): .number(number)
    case .variable(let name): .text(name)
    case .cursor: .text("cursor")
    case .limit: .text("limit")
    }
  }
}
