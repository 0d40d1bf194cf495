import SwiftUI

// Identity of the rows of a chat, and values for containers.

struct Entry: Identifiable, Equatable {
  let id: Int
  var text: String
}

// Kind: a container value with an optional
private struct EntryIDKey: ContainerValueKey {
  static let defaultValue: Int? = nil
}

extension ContainerValues {
  var entryID: Int? {
    get { self[EntryIDKey.self] }
    set { self[EntryIDKey.self] = newValue }
  }
}

// Kind: a row that can be compared
struct EntryRow: View, Equatable {
  let entry: Entry

  var body: some View {
    Text(entry.text)
      .padding(8)
      .background(RoundedRectangle(cornerRadius: 8).fill(.blue))
  }
}

// Kind: a loop over subviews
struct ChatColumn<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    ScrollView {
      LazyVStack {
        ForEach(subviews: content) { subview in
          subview
            .id(subview.containerValues.entryID)
            .scaleEffect(x: 1, y: -1, anchor: .center)
        }
      }
    }
    .rotationEffect(.degrees(180))
  }
}

// Kind: rows with ids and values
struct ChatColumnExample: View {
  @State private var entries: [Entry] = []
  @State private var field = ""

  var body: some View {
    ChatColumn {
      TextField("Message", text: $field)
      ForEach(entries) { entry in
        // Garland: EntryRow(entry: entry)
        EquatableView(content: EntryRow(entry: entry))
          .containerValue(\.entryID, entry.text.count)
      }
    }
  }
}

// Kind: a loop over sections
struct BoardColumns<Content: View>: View {
  @ViewBuilder var content: Content

  var body: some View {
    HStack(spacing: 80) {
      ForEach(sections: content) { section in
        VStack(spacing: 20) {
          if !section.header.isEmpty {
            section.header.font(.title2)
          }
          ForEach(subviews: section.content) { subview in
            subview.padding(.bottom, section.content.count > 15 ? 2 : 8)
          }
        }
        .background { Color.gray.opacity(0.1) }
      }
    }
  }
}

struct BoardColumnsExample: View {
  var body: some View {
    BoardColumns {
      Section("Matt's Favorites") {
        Text("Scrolling in the Deep")
        Text("Born to Build & Run")
      }
      .containerValue(\.entryID, 1)

      Section {
        ForEach(["a", "b"], id: \.self) { Text($0) }
      } header: {
        Label("Others", systemImage: "star")
      } footer: {
        EmptyView()
      }
    }
  }
}
